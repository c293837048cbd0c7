"""Clubs and their seasons: the league's books, kept in the database, and what users do with them."""
