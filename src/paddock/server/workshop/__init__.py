"""Circuits that users draw: checked, stored, published, forked, raced on."""
