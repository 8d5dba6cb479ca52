import { parseUrl, type Variables } from "../../base/envValues.ts";
import { StartError } from "../../base/startError.ts";

/** How people show that they are no program: our own slider, a ticket of an outside provider, or not at all. */
export type CaptchaSettings = { kind: "slider" } | { kind: "off" } | ({ kind: "ticket" } & TicketSettings);

/** The account at Tencent Cloud that tickets are checked with. */
export interface TicketSettings {
  /** The number and the key of the captcha application. */
  appId: number;
  appSecret: string;
  /** The API key that requests are signed with. */
  secretId: string;
  secretKey: string;
  /** Where its API is, without a path. */
  url: string;
  /** The program of its widget, which runs in a frame without any right on this site. */
  script: string;
}

/** Reads CAPTCHA and, where it is `ticket`, CAPTCHA_TICKET_*; throws StartError, one sentence, at the first bad value. */
export function readCaptcha(variables: Variables): CaptchaSettings {
  const kind = variables.CAPTCHA || "slider";
  if (kind === "slider" || kind === "off") return { kind };
  if (kind === "ticket") return { kind, ...readTicket(variables) };
  throw new StartError(
    `CAPTCHA is "${kind}", but it must be slider, ticket or off.`,
    `CAPTCHA 是“${kind}”，但只能是 slider、ticket 或 off。`,
  );
}

/** Whether calls that send a code need a passed verification. */
export function isCaptchaOn({ captcha }: { captcha: CaptchaSettings }): boolean {
  return captcha.kind !== "off";
}

function readTicket(variables: Variables): TicketSettings {
  const required = (name: string) => {
    const value = variables[name];
    if (value) return value;
    throw new StartError(`CAPTCHA is ticket, so ${name} must be set.`, `CAPTCHA 是 ticket，所以必须设置 ${name}。`);
  };
  const appId = required("CAPTCHA_TICKET_APP_ID");
  if (!/^\d{1,15}$/.test(appId))
    throw new StartError("CAPTCHA_TICKET_APP_ID must be a whole number.", "CAPTCHA_TICKET_APP_ID 应是整数。");
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
  throw new StartError(
    `CAPTCHA_TICKET_URL is "${value}", but an address like https://captcha.example.com is needed.`,
    `CAPTCHA_TICKET_URL 是“${value}”，但需要类似 https://captcha.example.com 的地址。`,
  );
}

function readScript(value: string): string {
  const url = parseUrl(value);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new StartError(
    `CAPTCHA_TICKET_SCRIPT is "${value}", but the address of a script is needed.`,
    `CAPTCHA_TICKET_SCRIPT 是“${value}”，但需要一个脚本的地址。`,
  );
}
