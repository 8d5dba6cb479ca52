/** What a form is checked against: the race that it is for. What is not given is not checked. */
export interface FormSurroundings {
  /** The ids of the race's items. */
  items?: readonly string[] | undefined;
  /** The languages of the site. */
  languages?: readonly string[] | undefined;
}
