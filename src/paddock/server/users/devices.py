"""Devices by the names that their browsers send, for the list of sessions."""

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows")),
    *(("Mac OS", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def device_name(user_agent: str) -> str:
    """A browser and its system, such as `Firefox, Linux`; a program by the beginning of its own name."""
    browser = next((name for sign, name in BROWSERS if f"{sign}/" in user_agent), "")
    system = next((name for sign, name in SYSTEMS if sign in user_agent), "")
    if browser or system:
        return ", ".join(filter(None, (browser, system)))
    return "".join(char for char in user_agent[:30] if char.isprintable()) or "?"
