import { createContext, useContext } from "react";
import type { Language } from "#core/text.ts";
import type { PathCipher } from "#src/client/cipher.ts";
import type { Client } from "#src/client/client.ts";
import type { Desk } from "../model/desk.ts";
import type { DeskState } from "../model/deskState.ts";

/** What the server writes into the page. */
export interface StaffFacts {
  api: string;
  pathCipher: PathCipher | null;
  language: Language;
  languages: Language[];
  title: Bilingual;
  /** The address at which somebody logs in. */
  account: string;
  edition: string;
  isOffline: boolean;
}

/** A text of the race. */
export interface Bilingual {
  zh: string;
  en?: string | undefined;
}

/** What every part of the page works with. */
export interface Surroundings {
  facts: StaffFacts;
  desk: Desk;
  state: DeskState;
  client: Client;
  language: Language;
  text(text: Bilingual | null | undefined): string;
  /** Writes an instant in the zone of the race. */
  clock(at: number): string;
  moment(at: number): string;
}

/** The surroundings of each part of the page. */
export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** Returns the surroundings of a part. */
export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error("useSurroundings(): no page.");
  return surroundings;
}
