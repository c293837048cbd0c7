// Circuits that are kept on the service, and drafts that stay in this browser.
import { currentUser, get, post, put } from "./api";
import type { CircuitBody, CircuitPage, NewCircuitBody } from "./messages";

const DRAFT = "paddock-workshop-draft";

/** A circuit that one may see: built in, kept or published. */
export function load(id: string): Promise<CircuitPage> {
  return get<CircuitPage>(`/circuits/${id}`);
}

/** Keep a circuit in the user's account: a change of one's own, or a new one, perhaps made from another. */
export async function save(id: string, isMine: boolean, text: string): Promise<CircuitPage> {
  await currentUser();
  if (isMine) return put<CircuitPage>(`/circuits/${id}`, { text } satisfies CircuitBody);
  return post<CircuitPage>("/circuits", { text, origin: id || null } satisfies NewCircuitBody);
}

/** The draft of a circuit in this browser; a new one has no id. */
export function draftOf(id: string): string | null {
  return localStorage.getItem(`${DRAFT}-${id || "new"}`);
}

export function keepDraft(id: string, text: string | null): void {
  if (text === null) localStorage.removeItem(`${DRAFT}-${id || "new"}`);
  else localStorage.setItem(`${DRAFT}-${id || "new"}`, text);
}
