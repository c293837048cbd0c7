"""Answers ahead from the terminal: `plan` lists what may be asked, `plan KIND CODE...` tries a plan out and arms it."""

from typing import Any
from urllib.parse import quote

from paddock.cli.lines.printer import Printer
from paddock.cli.remote.client import Client
from paddock.cli.translator import Translator

REVOKE = "revoke"
AIMS = ("safe", "far", "most", "least")
MOST_SHOWN = 8


class Planner:
    """Plans for one seat at a table of a server."""

    def __init__(self, client: Client, say: Translator, table: str, seat: int, show: Printer) -> None:
        self.client = client
        self.say = say
        self.path = f"/api/tables/{quote(table)}/plan"
        self.seat = seat
        self.show = show

    def order(self, words: list[str]) -> None:
        """Carry out what stands after `plan`: nothing, `revoke`, or a kind of question and its answer."""
        if not words:
            self.list()
        elif words == [REVOKE]:
            self.client.post(f"{self.path}/revoke", {"seat": self.seat})
            self.show(self.say("plan-revoked"))
        elif len(words) == 1:
            self.show(self.say("plan-usage"))
        else:
            self.try_and_arm({"clauses": [clause(words[0], words[1:])], "rounds": 0})

    def list(self) -> None:
        """What is armed, and the kinds of questions that may come, with the codes of their options."""
        known = self.client.get(self.path, seat=self.seat)
        if known["state"] != "none":
            kinds = " ".join(each["question"] for each in known["plan"]["clauses"])
            if known["state"] == "armed":
                self.show(self.say("plan-armed", kinds=kinds, acted=known["acted"]))
            else:
                self.show(self.say("plan-ended", kinds=kinds, why=known["ended"]))
        for each in self.client.post(f"{self.path}/questions", {"seat": self.seat})["questions"]:
            codes = " ".join(option["code"] for option in each["options"][:MOST_SHOWN])
            self.show(f"  {each['kind']:<18} {each['prompt']}", f"  {'':<18} {codes}")
        self.show(self.say("plan-usage"))

    def try_and_arm(self, plan: dict[str, Any]) -> None:
        """Try a plan out, show what it would have done, and arm it if the user agrees."""
        body = {"seat": self.seat, "plan": plan}
        found = self.client.post(f"{self.path}/try", body)
        trial = found["trial"]
        self.show(self.say("plan-tried", tries=trial["tries"], acted=trial["acted"], choices=trial["choices"]))
        for each in (*trial["samples"], *trial["endings"]):
            self.show(f"  {each['times']:>4}x  {each['question']} {each['text']}".rstrip())
        try:
            answer = input(f"{self.say('plan-arm')} ")
        except EOFError:
            answer = ""
        if answer.strip().lower() in self.say("plan-yes").split():
            self.client.post(f"{self.path}/arm", {**body, "tried": found["tried"]})
            self.show(self.say("plan-is-armed"))


def clause(kind: str, words: list[str]) -> dict[str, Any]:
    """An answer from its words: codes in order, or what makes an option the best, such as `safe` or `most:tyres`."""
    if words[0].partition(":")[0] in AIMS:
        aims = [dict(zip(("by", "gauge"), word.split(":", 1), strict=False)) for word in words]
        return {"question": kind, "aims": aims}
    return {"question": kind, "options": [{"code": word} for word in words]}
