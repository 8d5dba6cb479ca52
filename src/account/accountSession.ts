import type { ComponentType } from "react";
import type { UserData } from "#contract/userData.ts";
import type { Client } from "#src/client/client.ts";
import type { SessionStore } from "#src/site/session.ts";
import type { CaptchaProps } from "./captcha/Captcha.tsx";
import type { ReviewView } from "./organiser.ts";
import type { SecondFactorPart } from "./secondFactorPart.ts";

/** What the review page works with. */
export interface ReviewProps {
  client: Client;
  reviewed: ReviewView;
}

/** The session, with the parts that the account page loads when it needs them. */
export interface AccountSession extends SessionStore {
  loadCaptcha(): Promise<ComponentType<CaptchaProps>>;
  loadReview(): Promise<ComponentType<ReviewProps>>;
  loadSecondFactor(): Promise<SecondFactorPart>;
}

/** What every section of the account page works with. */
export interface SectionProps {
  client: Client;
  userData: UserData;
  session: AccountSession;
  /** Fetches the account again, after a change. */
  renew(): Promise<void>;
}
