"""Moderation: whom users ignore, reports, bans, and what owners and moderators may do."""
