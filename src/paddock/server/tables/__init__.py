"""Tables: the races that are being played, who is connected to them, and what each browser sees."""
