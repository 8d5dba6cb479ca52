import { createContext, useContext } from "react";

/** The transfer by which the form below takes an entry over. */
export interface TakingOver {
  token: string;
  /** The form was accepted: the entry is the runner's own. */
  onTaken(): void;
}

export const TransferContext = createContext<TakingOver | undefined>(undefined);

/** The transfer that this form is for; undefined for every other sign-up. */
export const useTakingOver = () => useContext(TransferContext);
