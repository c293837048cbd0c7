// Circuits that are kept on the service, and drafts that stay in this browser.
import { currentUser, get, post, put, RequestError } from "./api";

export interface KeptCircuit {
  id: string;
  name: string;
  text: string;
  mine: boolean;
  published: boolean;
}

const DRAFT = "paddock-workshop-draft";

/** A circuit that one may see. */
export function load(id: string): Promise<KeptCircuit> {
  return get<KeptCircuit>(`/circuits/${id}`);
}

/** Keep a circuit in the user's account: a new one, or one that was kept before. */
export async function save(id: string | null, text: string): Promise<KeptCircuit> {
  await currentUser();
  return id ? put<KeptCircuit>(`/circuits/${id}`, { text }) : post<KeptCircuit>("/circuits", { text });
}

/** Whether the service keeps circuits. */
export async function canSave(): Promise<boolean> {
  try {
    await get("/circuits");
    return true;
  } catch (error) {
    return !(error instanceof RequestError && error.status === 404);
  }
}

/** The draft of a circuit in this browser; a new one has no id. */
export function draftOf(id: string): string | null {
  return localStorage.getItem(`${DRAFT}-${id || "new"}`);
}

export function keepDraft(id: string, text: string | null): void {
  if (text === null) localStorage.removeItem(`${DRAFT}-${id || "new"}`);
  else localStorage.setItem(`${DRAFT}-${id || "new"}`, text);
}
