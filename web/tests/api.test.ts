import { beforeEach, describe, expect, test, vi } from "vitest";
import { currentUser, get, messageOf, post, RequestError, setCurrentUser } from "../src/lib/api";

const ann = { id: "1", name: "Ann", account: "" };
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal("fetch", request);
  globalThis.early = undefined;
  setCurrentUser(null);
});

describe("requests", () => {
  test("go to the service in the user's language", async () => {
    request.mockImplementation(() => Promise.resolve(Response.json(ann)));
    expect(await get("/me")).toEqual(ann);
    expect(await get("/replays/x?seat=1")).toEqual(ann);
    expect(request.mock.calls.map(([path]) => path)).toEqual(["/api/me?lang=en", "/api/replays/x?seat=1&lang=en"]);
  });

  test("carry a body as JSON", async () => {
    request.mockResolvedValue(Response.json({}));
    await post("/guests", { name: "Ann" });
    const headers = { "Content-Type": "application/json" };
    expect(request).toHaveBeenCalledWith("/api/guests?lang=en", { method: "POST", headers, body: '{"name":"Ann"}' });
  });

  test("that are refused say why", async () => {
    const problem = { error: "too-fast", text: "Slow down.", rule: "" };
    request.mockResolvedValue(Response.json(problem, { status: 429 }));
    await expect(get("/me")).rejects.toEqual(new RequestError("too-fast", "Slow down.", 429));
  });

  test("that do not reach the service say so", async () => {
    request.mockRejectedValue(new TypeError("network"));
    await expect(get("/me")).rejects.toMatchObject({ key: "offline", status: 0 });
  });

  test("use what the first script has requested, once", async () => {
    globalThis.early = { path: "/api/catalogue?lang=en", response: Promise.resolve(Response.json("early")) };
    request.mockResolvedValue(Response.json("late"));
    expect(await get("/catalogue")).toBe("early");
    expect(await get("/catalogue")).toBe("late");
  });
});

describe("the current user", () => {
  test("is asked for once", async () => {
    request.mockResolvedValue(Response.json(ann));
    expect(await currentUser()).toEqual(ann);
    expect(await currentUser()).toEqual(ann);
    expect(request).toHaveBeenCalledOnce();
  });

  test("becomes a guest with a number plate if the service does not know them", async () => {
    request.mockResolvedValueOnce(Response.json({ id: "", name: "", account: "" }));
    request.mockResolvedValueOnce(Response.json(ann));
    expect(await currentUser()).toEqual(ann);
    expect(request.mock.calls[1]?.[1]?.body).toMatch(/^{"name":"Guest \d\d"}$/);
  });

  test("is asked for again after a failure", async () => {
    request.mockRejectedValueOnce(new TypeError("network"));
    await expect(currentUser()).rejects.toThrow();
    request.mockResolvedValue(Response.json(ann));
    expect(await currentUser()).toEqual(ann);
  });
});

test("an error's message is for the user", () => {
  expect(messageOf(new Error("broken"))).toBe("broken");
  expect(messageOf("broken")).toBe("broken");
});
