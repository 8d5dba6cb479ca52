/** What a form is checked against: the race that it is for. What is not given is not checked. */
export interface FormSurroundings {
  /** The ids of the race's items. */
  items?: readonly string[] | undefined;
  /** When the race's sign-up opens and closes (RFC 3339), as far as it is announced. */
  signUp?: { opensAt?: string; closesAt?: string } | undefined;
  /** The languages of the site. */
  languages?: readonly string[] | undefined;
  /** Whether people can log in. */
  hasAccounts?: boolean | undefined;
}
