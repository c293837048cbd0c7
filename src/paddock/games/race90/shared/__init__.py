"""What both editions of Race! Formula 90 have in common. It imports neither of them."""
