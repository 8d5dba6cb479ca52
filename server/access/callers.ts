/**
 * Who calls: nobody, another account, the owner with a session that is over, an organiser with
 * every authority, the owner.
 */
export const callers = ["anonymous", "other", "expired", "organiser", "owner"] as const;
export type Caller = (typeof callers)[number];

/** What the requests of the table aim at: things of the owner's. */
export interface Target {
  accountId: string;
  email: string;
  sessionId: string;
  /** Sends a file of the owner's; returns its id and address. */
  sendFile(): Promise<{ id: string; url: string }>;
  /** Sends a file of the owner's, which one of their sign-ups refers to. */
  submitFile(): Promise<{ id: string; url: string }>;
  /** Puts a sign-up of the owner's into the table; returns its id. */
  submit(): Promise<string>;
  /**
   * Puts a sign-up of the owner's with an unpaid order into the tables; returns the id of the
   * order.
   */
  order(): Promise<string>;
  /** Puts a team of the owner's into the table; returns its id. */
  makeTeam(): Promise<string>;
}

/** One request: JSON unless a form or a file is given. */
export interface Request {
  url?: string;
  json?: object;
  form?: Record<string, string>;
  file?: { payload: Buffer; headers: Record<string, string> };
}

/**
 * What each caller gets from a route: the code of the envelope, or the HTTP status if there is
 * none. `request` is about the owner's thing, by its id if it has one.
 */
export type Expectation = Record<Caller, number> & {
  request?: (target: Target, caller: Caller) => Request | Promise<Request>;
};

type Ask = Expectation["request"];

/** Everybody gets the same. */
export const everybody = (code: number, request?: Ask): Expectation => ({
  anonymous: code,
  other: code,
  expired: code,
  organiser: code,
  owner: code,
  ...(request && { request }),
});
