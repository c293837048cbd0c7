"""What the owner sets up so that users can be called. Everything is off until then."""

from paddock.core import Plain


class Calling(Plain, kw_only=True):
    """The channels of a server, and its address in their messages."""

    address: str = ""
    """Under which users reach the server, such as https://races.example; nobody is called without it."""
    smtp: str = ""
    """The mail server: smtp://user:password@host:587 (STARTTLS), smtps://... (TLS), smtp+plain://... (neither)."""
    mail_from: str = ""
    """The sender of mails, such as paddock@races.example."""
    webhooks: bool = False
    push: bool = False
    networks: tuple[str, ...] = ()
    """Networks that webhooks may reach although they are not public, such as 192.168.1.0/24; plain HTTP works there."""
    delay: float = 45.0
    """How many seconds a decision must be owed before its user is called."""
    active: float = 300.0
    """How many seconds after a decision its user is taken to be still there: the next question wakes nobody."""
    step: float = 1.0
    """Every how many seconds it is looked for users to call and for messages to deliver."""
    retry: float = 60.0
    """How many seconds after the first failure a message is tried again; then it is longer each time."""

    @property
    def has_mail(self) -> bool:
        return bool(self.address and self.smtp and self.mail_from)

    @property
    def has_hooks(self) -> bool:
        return bool(self.address and self.webhooks)

    @property
    def has_push(self) -> bool:
        return bool(self.address and self.push)

    @property
    def is_on(self) -> bool:
        """Whether users can be called at all."""
        return self.has_mail or self.has_hooks or self.has_push
