"""The full screen. Imported only when it is used."""
