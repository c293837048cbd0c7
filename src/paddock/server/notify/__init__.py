"""Calls users when a race waits for them: by mail, in the browser, in a chat room."""
