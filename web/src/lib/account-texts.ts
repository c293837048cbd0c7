// The texts of the account's pages, which are loaded with them.
import en from "../texts/account/en.ftl?raw";
import it from "../texts/account/it.ftl?raw";
import { addTexts } from "./texts";

/** Make the texts of the account known; called by each of its pages. */
export function useAccountTexts(): void {
  addTexts({ en, it });
}
