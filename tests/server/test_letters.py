"""Mails, pushes and webhooks as they arrive, and the links in them."""

import asyncio
import base64
import hashlib
import hmac
import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02

from paddock.server.notify.outside import Outside
from paddock.server.notify.postman import DeliveryError
from paddock.server.notify.push import is_of_apple
from paddock.server.notify.settings import Calling
from paddock.server.notify.web_push import encrypted, read_key, to_bytes, to_text
from paddock.server.run import free_port
from receivers import Browser, Mailbox, mailbox, receiving, until
from serving import Arrive, Guest, Server, config, serving


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[Mailbox, str]]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(box: tuple[Mailbox, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with every channel set up, whose address is its own."""
    port = free_port("127.0.0.1", 0)
    calling = Calling(
        address=f"http://127.0.0.1:{port}",
        smtp=box[1],
        mail_from="paddock@races.example",
        webhooks=True,
        push=True,
        networks=("127.0.0.0/8",),
        delay=0.2,
        retry=0.2,
    )
    with serving(config(tmp_path_factory.mktemp("server"), port=port, calling=calling)) as running:
        yield running


@pytest.fixture
def mails(box: tuple[Mailbox, str]) -> Mailbox:
    box[0].got.clear()
    box[0].mode = "take"
    return box[0]


def settings(**more: Any) -> dict[str, Any]:
    return {"lang": "en", "zone": "Europe/Rome", **more}


async def post_page(url: str) -> httpx.Response:
    """Press the button of a page, as a browser does or a mail program that unsubscribes."""
    async with httpx.AsyncClient() as client:
        return await client.post(url, data={"List-Unsubscribe": "One-Click"})


async def get_page(url: str) -> httpx.Response:
    async with httpx.AsyncClient() as client:
        return await client.get(url)


async def with_mail(guest: Guest, mails: Mailbox, address: str, lang: str = "en") -> None:
    """Give a guest a confirmed address."""
    await guest.post(f"/api/me/mail?lang={lang}", {"mail": address})
    await until(lambda: mails.got)
    [link] = re.findall(r"http://\S+/mail/\S+", mails.texts()[0])
    assert 200 == (await get_page(link)).status_code
    assert "" == (await guest.get("/api/me/notices"))["mail"], "looking at a link confirms nothing"
    assert 200 == (await post_page(link)).status_code
    notices = await guest.get("/api/me/notices")
    assert (address, True) == (notices["mail"], notices["mail_on"])
    mails.got.clear()


@pytest.mark.parametrize("lang", ["en", "it"])
async def test_a_mail_has_the_news_the_question_a_picture_and_links(arrive: Arrive, mails: Mailbox, lang: str) -> None:
    ann = await arrive("Ann")
    await with_mail(ann, mails, "ann@home.example", lang)
    table = await ann.open_table("formula-de", ["me", "level-1"], start=True, clock={"kind": "days", "seconds": 86400})
    await until(lambda: mails.got)
    [mail] = mails.got
    assert {"en": "Your turn: ", "it": "Tocca a te: "}[lang] in mail["subject"]
    assert "ann@home.example" == mail["to"]
    assert "List-Unsubscribe=One-Click" == mail["list-unsubscribe-post"]
    kinds = [part.get_content_type() for part in mail.walk()]
    assert ["text/plain", "text/html", "image/png"] == [kind for kind in kinds if not kind.startswith("multipart")]
    text = mails.texts()[0]
    assert f"/table/{table['id']}" in text
    assert {"en": "Answer by ", "it": "Rispondi entro "}[lang] in text
    html = next(part.get_content() for part in mail.walk() if part.get_content_type() == "text/html")
    assert "cid:table-1" in html
    assert f'<html lang="{lang}"' in html
    assert set(re.findall(r"/answer/[\w-]+", text)) == set(re.findall(r"/answer/[\w-]+", html))


async def test_a_mail_is_answered_by_its_link_once(arrive: Arrive, mails: Mailbox) -> None:
    ann = await arrive("Ann")
    await with_mail(ann, mails, "ann@home.example")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await until(lambda: mails.got)
    links = re.findall(r"http://\S+/answer/\S+", mails.texts()[0])
    assert len(links) > 1
    async with ann.at(table["id"]) as place:
        before = (await place.until(lambda view: view["number"] >= 0))["number"]
    for link in links * 2:
        shown = await get_page(link)
        assert 200 == shown.status_code
        assert '<form method="post">' in shown.text
    async with ann.at(table["id"]) as place:
        assert before <= (await place.until(lambda view: view["number"] >= 0))["number"] <= before + 1, "a bot at most"

    answered = await post_page(links[0])
    assert 200 == answered.status_code, answered.text
    assert 200 == (await post_page(links[0])).status_code, "the same button twice is one answer"
    other = await post_page(links[1])
    assert 410 == other.status_code
    forged = links[0][:-4] + ("AAAA" if links[0][-4:] != "AAAA" else "BBBB")
    assert 410 == (await post_page(forged)).status_code


async def test_one_touch_ends_the_mails(arrive: Arrive, mails: Mailbox) -> None:
    ann = await arrive("Ann")
    await with_mail(ann, mails, "ann@home.example")
    await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await until(lambda: mails.got)
    stop = mails.got[0]["list-unsubscribe"].strip("<>")
    assert 200 == (await get_page(stop)).status_code
    assert (await ann.get("/api/me/notices"))["mail_on"]
    assert 200 == (await post_page(stop)).status_code
    assert not (await ann.get("/api/me/notices"))["mail_on"]


async def test_a_mailbox_that_is_full_is_tried_again_and_one_that_is_not_there_is_not(
    arrive: Arrive, mails: Mailbox
) -> None:
    ann = await arrive("Ann")
    await with_mail(ann, mails, "ann@home.example")
    mails.mode, mails.tried = "later", 0
    await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await until(lambda: mails.tried >= 2)
    mails.mode = "take"
    await until(lambda: mails.got)
    ids = {mail["message-id"] for mail in mails.got}
    assert 1 == len(ids)

    mails.mode, mails.tried = "never", 0
    await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await until(lambda: mails.tried)
    failures: list[Any] = []
    for _ in range(100):
        failures = (await ann.get("/api/me/notices"))["failures"]
        if failures:
            break
    assert "550 No such mailbox" == failures[0]["note"]
    assert 1 == mails.tried


@pytest.mark.parametrize("mail", ["no", "a@b", "a b@c.example", "a@b.example\nBcc: x@y.example", "a@-b.example"])
async def test_what_is_no_address_is_refused(arrive: Arrive, mail: str) -> None:
    await (await arrive("Ann")).post("/api/me/mail", {"mail": mail}, expect=422)


# Webhooks


@pytest.fixture
async def room() -> AsyncIterator[Any]:
    async with receiving() as found:
        yield found


@pytest.mark.parametrize("kind", ["plain", "discord", "slack"])
async def test_a_room_is_told_whose_turn_it_is_and_no_secret(arrive: Arrive, room: Any, kind: str) -> None:
    ann = await arrive("<@everyone>")
    notices = await ann.post("/api/me/notices", settings(hook=room.url, hook_kind=kind, hook_on=True))
    await until(lambda: len(room.got) == 1)  # the trial
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await until(lambda: len(room.got) == 2)
    received = room.got[1]
    assert table["id"] in received.body.decode()
    if kind == "discord":
        assert {"parse": []} == received.json["allowed_mentions"]
        assert "it is your turn" in received.json["content"]
    elif kind == "slack":
        assert received.json["text"].startswith("&lt;@everyone&gt;")
    else:
        assert "question" not in received.json["turns"][0]
    signed = b".".join([received.headers[f"webhook-{name}"].encode() for name in ("id", "timestamp")] + [received.body])
    wanted = hmac.new(base64.b64decode(notices["hook_secret"]), signed, hashlib.sha256).digest()
    assert f"v1,{base64.b64encode(wanted).decode()}" == received.headers["webhook-signature"]


ADDRESSES = (
    *("127.0.0.1", "10.0.0.1", "172.16.5.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
    *("::1", "::ffff:10.0.0.1", "fe80::1", "fc00::1", "2002:7f00:1::", "64:ff9b::7f00:1", "224.0.0.1", "192.88.99.1"),
)


@pytest.mark.parametrize("address", ADDRESSES)
async def test_no_webhook_reaches_the_own_network(address: str) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["93.184.216.34", address]

    with pytest.raises(DeliveryError, match="not on the public internet") as caught:
        await Outside(resolve=resolve).check("https://hooks.example/x")
    assert caught.value.is_final


async def test_a_name_that_points_elsewhere_after_the_check_changes_nothing(room: Any) -> None:
    """The name is resolved once for each message, and the connection goes to the address that was checked."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["10.0.0.1"]

    outside = Outside(["127.0.0.0/8"], resolve)
    reply = await outside.post(f"http://rebinding.example:{room.port}/hook", {}, b"{}")
    assert 204 == reply.status
    assert ["rebinding.example"] == asked
    with pytest.raises(DeliveryError):
        await outside.post(f"http://rebinding.example:{room.port}/hook", {}, b"{}")


@pytest.mark.parametrize(
    "url",
    [
        "ftp://a.example",
        "https://user:pw@a.example/",
        "http://8.8.8.8/",
        "https://8.8.8.8:5432/",
        "https://",
        "x",
        "https://[::1",
    ],
)
async def test_what_is_no_address_of_a_webhook_is_refused(arrive: Arrive, url: str) -> None:
    said = await (await arrive("Ann")).post("/api/me/notices", settings(hook=url, hook_on=True), expect=422)
    assert "bad-hook" == said["error"]


# Pushes


async def test_a_browser_reads_what_it_is_sent_and_nobody_else_could_have_sent_it(arrive: Arrive, room: Any) -> None:
    ann, browser = await arrive("Ann"), Browser()
    notices = await ann.get("/api/me/notices")
    body = {"endpoint": room.url, "p256dh": browser.p256dh, "auth": to_text(browser.auth)}
    assert (await ann.post("/api/me/browsers", body))["push_on"]
    await until(lambda: len(room.got) == 1)
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await until(lambda: len(room.got) == 2)
    received = room.got[1]
    note = browser.read(received)
    assert (f"/table/{table['id']}", table["id"], 1) == (note["url"], note["tag"], note["count"])
    assert note["title"].startswith("Your turn: ")
    assert "aes128gcm" == received.headers["content-encoding"]
    assert Vapid02.verify(received.headers["authorization"])
    claims = received.headers["authorization"].split(".")[1]
    assert room.url.removesuffix("/hook") == json.loads(to_bytes(claims))["aud"]
    assert received.headers["authorization"].endswith(f"k={notices['push_key']}")

    await ann.post("/api/sign-out")
    with pytest.raises(AssertionError):
        await until(lambda: len(room.got) == 3, 1.0)


async def test_an_answer_closes_the_notification_on_the_other_devices(arrive: Arrive, room: Any) -> None:
    """A push without a title and with the tag of the table; Safari gets none, which would punish it."""
    ann, browser = await arrive("Ann"), Browser()
    body = {"endpoint": room.url, "p256dh": browser.p256dh, "auth": to_text(browser.auth)}
    await ann.post("/api/me/browsers", body)
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    await until(lambda: len(room.got) == 2)
    path = f"/api/tables/{table['id']}"
    [turn] = (await ann.get(f"{path}/turns"))["turns"]
    await ann.post(f"{path}/choose", {"seat": 0, "asked": turn["asked"], "code": turn["options"][0]["code"]})
    await until(lambda: any(not browser.read(each)["title"] for each in room.got))
    [closing] = [note for each in room.got if not (note := browser.read(each))["title"]]
    assert table["id"] == closing["tag"]
    assert is_of_apple("https://web.push.apple.com/x")
    assert not is_of_apple(room.url)


async def test_a_browser_that_is_gone_is_forgotten(arrive: Arrive, room: Any) -> None:
    ann, browser = await arrive("Ann"), Browser()
    room.mode = "gone"
    body = {"endpoint": room.url, "p256dh": browser.p256dh, "auth": to_text(browser.auth)}
    await ann.post("/api/me/browsers", body)
    await until(lambda: room.tried)
    async with asyncio.timeout(20):
        while (await ann.get("/api/me/notices"))["browsers"]:
            await asyncio.sleep(0.05)
    await ann.post("/api/me/browsers", {**body, "p256dh": "AAAA"}, expect=422)


def test_the_example_of_the_standard() -> None:
    """RFC 8291, Appendix A."""
    payload = b"When I grow up, I want to be a watermelon"
    key = read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    sealed = encrypted(payload, p256dh, "BTBZMqHH6r4Tts7J_aSIgg", key, to_bytes("DGv6ra1nlYgDCS1FRnbzlw"))
    expected = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert expected == to_text(sealed)
