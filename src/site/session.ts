import type { ComponentType } from "react";
import type { SiteUser } from "#blocks/kit/site/site.ts";
import type { Login } from "#contract/account.ts";
import type { UserData } from "#contract/userData.ts";
import type { Site as SiteConfig } from "#schemas/generated/types.ts";
import type { Client } from "#src/client/client.ts";
import { readToken, type Surroundings } from "./storage.ts";
import type { ModuleSource } from "./units.ts";

/** The session of this browser, in this tab and all others; stored until it ends. */
export interface SessionStore {
  /** The same object until something about it changes. */
  user(): SiteUser | undefined;
  /** The account as the server last sent it. */
  userData(): UserData | undefined;
  token(): string | undefined;
  subscribe(onChange: () => void): () => void;
  /** Starts a session with what a login gave. */
  begin(login: Login): void;
  /** Stores the account as the server now has it. */
  renew(userData: UserData): void;
  /** Removes token and account; the caller logs out on the server. */
  end(): void;
}

/** What the part of the program for accounts works with. */
export interface AccountsOptions {
  client: Client;
  source: ModuleSource;
  /** The visitor's browser by default. */
  stored?: Surroundings;
  /** Whether a developer's server has accounts that log in by one press. */
  hasTestAccounts?: boolean | undefined;
}

/** The part of the program for accounts, once it is loaded. */
export interface OpenedAccounts {
  session: SessionStore;
  /**
   * Asks the server whether the stored session is still valid, and ends it silently if not. Never
   * rejects.
   */
  check(): Promise<void>;
  /**
   * Resolves to true once the visitor is logged in, at once if they are already; to false if they
   * closed the drawer.
   */
  logIn(): Promise<boolean>;
  /**
   * The same for a call that was refused with this token; true only for the same account, so that
   * the call can be repeated.
   */
  renewLogin(token: string): Promise<boolean>;
  /** The header's part for a logged-in visitor. */
  Menu: ComponentType;
  /** The place of the login drawer. */
  Layer: ComponentType<{ account: SiteConfig["account"] }>;
}

/** The accounts of a site: empty until there is a stored session or a login is requested. */
export interface Accounts {
  opened(): OpenedAccounts | undefined;
  user(): SiteUser | undefined;
  token(): string | undefined;
  subscribe(onChange: () => void): () => void;
  /** Loads the part, once; rejects if it cannot be loaded. */
  open(): Promise<OpenedAccounts>;
}

/** Returns the accounts of a prerendered page, which is the same for all visitors. */
export const nobody = () => undefined;

/** Creates the accounts of a site, empty. */
export function createAccounts(load: () => Promise<OpenedAccounts>, stored?: Surroundings): Accounts {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let opened: OpenedAccounts | undefined;
  let opening: Promise<OpenedAccounts> | undefined;
  return {
    opened: () => opened,
    user: () => opened?.session.user(),
    token: () => (opened ? opened.session.token() : readToken(stored)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      opening ??= load().then(
        (part) => {
          opened = part;
          part.session.subscribe(notify);
          notify();
          return part;
        },
        (error) => {
          opening = undefined;
          throw error;
        },
      );
      return opening;
    },
  };
}
