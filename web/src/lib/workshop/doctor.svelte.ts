// The track doctor: races by bots on the service, reported as they go; leaving stops them.
import { messageOf, RequestError } from "../api";
import type { DoctorBody, DoctorReport, Fix, Problem } from "../messages";
import { settings } from "../settings.svelte";
import { t } from "../texts";

const EVENT = /^event: (\w+)\ndata: (.*)$/s;

export class Doctor {
  report = $state.raw<DoctorReport | null>(null);
  /** The text that the report is about. */
  text = $state("");
  problem = $state("");
  isBusy = $state(false);
  #stop: AbortController | null = null;

  /** Examine a circuit; the report so far stays if the races are stopped. */
  async examine(body: DoctorBody): Promise<void> {
    this.stop();
    const stop = (this.#stop = new AbortController());
    this.report = null;
    this.text = body.text;
    this.problem = "";
    this.isBusy = true;
    try {
      await this.#read(await request(body, stop.signal));
    } catch (error) {
      if (!stop.signal.aborted) this.problem = messageOf(error);
    } finally {
      if (this.#stop === stop) this.isBusy = false;
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.isBusy = false;
  }

  async #read(stream: ReadableStream<Uint8Array>): Promise<void> {
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let waiting = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (waiting + decoder.decode(part.value, { stream: true })).split("\n\n");
      waiting = events.pop() ?? "";
      for (const event of events) this.#hear(event);
    }
  }

  #hear(event: string): void {
    const [, name, data = ""] = EVENT.exec(event) ?? [];
    if (name === "report") this.report = JSON.parse(data) as DoctorReport;
    else if (name === "problem") this.problem = (JSON.parse(data) as Problem).text;
  }
}

async function request(body: DoctorBody, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body), signal };
  const response = await fetch(`/api/workshop/doctor?lang=${settings.lang}`, init).catch((error: unknown) => {
    throw signal.aborted ? error : new RequestError("offline", t("offline"), 0);
  });
  if (response.ok && response.body) return response.body;
  const problem = (await response.json()) as Partial<Problem>;
  throw new RequestError(problem.error ?? "unknown", problem.text ?? response.statusText, response.status);
}

/** A text with a fix written into it; null if a line that it changes reads otherwise by now. */
export function withFix(text: string, fix: Fix): string | null {
  const lines = text.split("\n");
  for (const { line, old, new: written } of fix.changes) {
    if (lines[line - 1]?.trimEnd() !== old.trimEnd()) return null;
    lines[line - 1] = written;
  }
  return lines.join("\n");
}
