// What a user can do about others: report, mute, block.
import { post } from "./api";
import type { ForgiveBody, IgnoreBody, IgnoredList, ReportBody } from "./messages";

/** A user as others know them: by a seat of a table, or by a line of its chat. */
export type Target = { seat: number } | { line: number };

export function ignore(table: string, target: Target, kind: IgnoreBody["kind"]): Promise<IgnoredList> {
  return post<IgnoredList>("/ignored", { table, ...target, kind } satisfies IgnoreBody);
}

export function forgive(id: string): Promise<IgnoredList> {
  return post<IgnoredList>("/forgiven", { id } satisfies ForgiveBody);
}

export async function report(table: string, target: Target, kind: ReportBody["kind"], reason: string): Promise<void> {
  await post("/reports", { table, ...target, kind, reason } satisfies ReportBody);
}
