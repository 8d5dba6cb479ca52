import { createHash, createHmac } from "node:crypto";
import ky from "ky";
import type { TicketSettings } from "../../base/env/captchaSettings.ts";
import type { TicketProvider } from "./tickets.ts";

const service = "captcha";
const action = "DescribeCaptchaResult";
const version = "2019-07-22";
const contentType = "application/json; charset=utf-8";
/** Milliseconds that the provider may take. */
const timeout = 10_000;
/** The only kind of captcha that the API knows, and its answer for a good ticket. */
const captchaType = 9;
const good = 1;

/**
 * Tickets of Tencent Cloud Captcha, checked by its API 3.0 (DescribeCaptchaResult, signed by
 * TC3-HMAC-SHA256).
 */
export function tencentTickets({ appId, appSecret, secretId, secretKey, url }: TicketSettings): TicketProvider {
  return {
    async verify(ticket, randstr, address) {
      // Its widget makes such tickets by itself if it cannot reach its servers: anybody can write
      // one.
      if (ticket.startsWith("trerror_")) return false;
      const body = JSON.stringify({
        CaptchaType: captchaType,
        Ticket: ticket,
        UserIp: address,
        Randstr: randstr,
        CaptchaAppId: appId,
        AppSecretKey: appSecret,
      });
      const headers = signHeaders({ secretId, secretKey, host: new URL(url).host, body, now: new Date() });
      const reply = await ky
        .post(url, { body, headers, timeout, retry: 0, redirect: "error" })
        .json<TencentReply | null>();
      const response = reply?.Response;
      if (response?.Error) throw new Error(`Tencent Cloud refused the request: ${response.Error.Code}`);
      if (typeof response?.CaptchaCode !== "number") throw new Error("Tencent Cloud answered without a CaptchaCode.");
      return response.CaptchaCode === good;
    },
  };
}

interface TencentReply {
  Response?: { CaptchaCode?: unknown; Error?: { Code: string } };
}

interface Unsigned {
  secretId: string;
  secretKey: string;
  host: string;
  body: string;
  now: Date;
}

// As "TC3-HMAC-SHA256" is published for the API 3.0.
function signHeaders({ secretId, secretKey, host, body, now }: Unsigned): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const date = now.toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const names = "content-type;host;x-tc-action";
  const headerLines = `content-type:${contentType}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`;
  const request = ["POST", "/", "", headerLines, names, sha256(body)].join("\n");
  const stringToSign = ["TC3-HMAC-SHA256", timestamp, scope, sha256(request)].join("\n");
  const key = hmac(hmac(hmac(`TC3${secretKey}`, date), service), "tc3_request");
  const signature = hmac(key, stringToSign).toString("hex");
  return {
    authorization: `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    "content-type": contentType,
    "x-tc-action": action,
    "x-tc-version": version,
    "x-tc-timestamp": timestamp,
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
