import { parseUrl, type Variables } from "../envValues.ts";
import { startError } from "../startError.ts";

/**
 * How people show that they are no program: our own slider, a ticket of an outside provider, or not
 * at all.
 */
export type CaptchaSettings = { kind: "slider" } | { kind: "off" } | ({ kind: "ticket" } & TicketSettings);

/** The account at Tencent Cloud that tickets are checked with. */
export interface TicketSettings {
  /** The number and the key of the captcha application. */
  appId: number;
  appSecret: string;
  /** The API key that requests are signed with. */
  secretId: string;
  secretKey: string;
  /** The address of its API, without a path. */
  url: string;
  /** The program of its widget, which runs in a frame without any right on this site. */
  script: string;
}

/**
 * Reads CAPTCHA and, if it is `ticket`, CAPTCHA_TICKET_*; throws StartError, one sentence, at the
 * first bad value.
 */
export function readCaptcha(variables: Variables): CaptchaSettings {
  const kind = variables.CAPTCHA || "slider";
  if (kind === "slider" || kind === "off") return { kind };
  if (kind === "ticket") return { kind, ...readTicket(variables) };
  throw startError("captcha", { value: kind });
}

/** Returns whether calls that send a code need a passed verification. */
export function isCaptchaOn({ captcha }: { captcha: CaptchaSettings }): boolean {
  return captcha.kind !== "off";
}

function readTicket(variables: Variables): TicketSettings {
  const required = (name: string) => {
    const value = variables[name];
    if (value) return value;
    throw startError("captchaSetting", { name });
  };
  const appId = required("CAPTCHA_TICKET_APP_ID");
  if (!/^\d{1,15}$/.test(appId)) throw startError("captchaAppId");
  return {
    appId: Number(appId),
    appSecret: required("CAPTCHA_TICKET_APP_SECRET"),
    secretId: required("CAPTCHA_TICKET_SECRET_ID"),
    secretKey: required("CAPTCHA_TICKET_SECRET_KEY"),
    url: readAddress(variables.CAPTCHA_TICKET_URL || "https://captcha.tencentcloudapi.com"),
    script: readScript(variables.CAPTCHA_TICKET_SCRIPT || "https://turing.captcha.qcloud.com/TCaptcha.js"),
  };
}

function readAddress(value: string): string {
  const url = parseUrl(value);
  if (url && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, "")) return url.origin;
  throw startError("captchaUrl", { value });
}

function readScript(value: string): string {
  const url = parseUrl(value);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw startError("captchaScript", { value });
}
