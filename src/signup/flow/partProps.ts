import type { DraftContent, Place } from "../model/content.ts";
import type { SignUp } from "../model/signUp.ts";

/** What each part of the sign-up is given. */
export interface PartProps {
  signUp: SignUp;
  /** Goes to a place and shows it from its top. */
  go(place: Place): void;
  next(): void;
  back(): void;
}

/** What a part after the steps is given. */
export interface ContentProps {
  content: DraftContent;
}
