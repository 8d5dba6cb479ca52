import type { DraftContent, Place } from "../model/content.ts";
import type { SignUp } from "../model/signUp.ts";

/** The props of each part of the sign-up. */
export interface PartProps {
  signUp: SignUp;
  /** Navigates to a place and scrolls to its top. */
  go(place: Place): void;
  next(): void;
  back(): void;
}

/** The props of a part after the steps. */
export interface ContentProps {
  content: DraftContent;
}
