/**
 * The kinds of facts of a race that texts and blocks can name. A count, an age and a duration (in
 * minutes) are numbers; `ages` is the range of an item's ages as a phrase.
 */
export type FactKind =
  | "text"
  | "link"
  | "money"
  | "count"
  | "distance"
  | "climb"
  | "age"
  | "ages"
  | "allocation"
  | "moment"
  | "duration";
