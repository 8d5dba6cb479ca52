import { createContext } from "react";

/** A property that can be answered in one of several ways: its id, and what it is called. */
export interface Alternative {
  id: string;
  name: string;
  title: string | undefined;
  isRequired: boolean;
  /**
   * The name of each alternative, by its schema or by what distinguishes it; undefined if nothing
   * does.
   */
  names: (string | undefined)[];
}

/** The alternatives directly around a part of the form. */
export const AlternativeContext = createContext<Alternative | undefined>(undefined);

/** What rjsf adds to the id of the control that chooses between alternatives. */
export const ofChoice = /__(?:one|any)of_select$/;
