"""The table on a full screen. Loaded only when somebody plays."""
