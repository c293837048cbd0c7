// Answers requests from pytest, a line of JSON each: tests/web/test_equal.py compares the answers with the service's own.
import { createInterface } from "node:readline";
import { applyChanges, type SceneChanges } from "../src/lib/changes";
import type { Board, Scene, Style } from "../src/lib/messages";
import { drawShapes } from "../src/lib/paint";

type Request = { apply: SceneChanges; before: Scene | null } | { draw: Board["shapes"]; styles: Record<string, Style> };

function answer(request: Request): unknown {
  if ("apply" in request) return applyChanges(request.before, request.apply);
  return drawShapes(request.draw, request.styles);
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as Request))}\n`);
}
