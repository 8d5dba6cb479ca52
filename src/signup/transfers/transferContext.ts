import { createContext, useContext } from "react";
import type { LinkKind } from "../model/transferLink.ts";

/**
 * The link by which the form below takes an entry over, or accepts an invitation; or the own
 * sign-up for another race whose entry is deferred.
 */
export interface TakingOver {
  kind: LinkKind;
  /** Of a deferral the id of the sign-up, which only its account can use. */
  token: string;
  /** Whether nothing is due. */
  isFree: boolean;
  /**
   * Whether an organiser enters somebody else: what the account has itself does not count, and no
   * draft is kept.
   */
  isByHand?: boolean;
  /** The form was accepted: the entry is the runner's own. */
  onTaken(): void;
}

export const TransferContext = createContext<TakingOver | undefined>(undefined);

/** Returns the link that this form is for; undefined for every other sign-up. */
export const useTakingOver = () => useContext(TransferContext);
