import { type ComponentType, createContext, useContext } from "react";
import type { AccountSettings, Login } from "#contract/account.ts";
import type { Scene } from "#contract/purposes.ts";
import type { Site as SiteConfig } from "#schemas/generated/types.ts";
import type { CaptchaProps } from "#src/account/captcha/Captcha.tsx";
import type { Client } from "#src/client/client.ts";
import type { Sent, SentCodes } from "../form/sending.ts";
import type { Name, Typed } from "./typed.ts";

/** The views of the drawer. */
export type View = "login" | "register" | "forgot-phone" | "forgot-email";
/** The three ways to log in. */
export type Mode = "code" | "password" | "email";

/** What the views of the drawer share; it is kept while the drawer is closed. */
export interface DrawerState {
  client: Client;
  account: NonNullable<SiteConfig["account"]>;
  hasTestAccounts: boolean;
  /** Loads the human verification; rejects if it cannot be loaded. */
  loadCaptcha(): Promise<ComponentType<CaptchaProps>>;
  /** What the server offers; undefined until it has answered. */
  settings: AccountSettings | undefined;
  /** Resolves to the same when it has answered; requests it again after a failure. */
  fetchSettings(): Promise<AccountSettings>;
  view: View;
  mode: Mode;
  go(view: View, mode?: Mode): void;
  typed: Typed;
  type(name: Name, value: string): void;
  sent: SentCodes;
  markSent(scene: Scene, sent: Sent): void;
  hasAgreed: boolean;
  agree(hasAgreed: boolean): void;
  /** Begins the session of a login that succeeded. */
  enter(login: Login): void;
  /** Ends the session, because a new password was set. */
  leave(): void;
  /** Why a call failed, in the visitor's language. */
  explain(error: unknown): string;
}

export const DrawerContext = createContext<DrawerState | undefined>(undefined);

/** Returns the state that the views share; throws outside of the drawer. */
export function useDrawer(): DrawerState {
  const state = useContext(DrawerContext);
  if (!state) throw new Error("useDrawer() was called outside of the login drawer.");
  return state;
}
