"""Users: guests, accounts and their sessions."""
