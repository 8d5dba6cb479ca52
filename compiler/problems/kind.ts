/**
 * How severe a problem is. Errors stop publishing, warnings do not, and a note is about something
 * that is no mistake.
 */
export type Severity = "error" | "warning" | "note";

/**
 * A place of the checked site among the params of a problem. `Findings` moves it to the organiser's
 * file, as it does the problem's own pointer.
 */
export interface Place {
  pointer: string;
}

/** The part of a problem of any code that its sentence is made of. */
export interface Described {
  code: string;
  pointer: string;
  params: object;
}
