import { createPrivateKey, createPublicKey } from "node:crypto";
import { PaymentError, type PaymentErrorCode } from "../paymentError.ts";
import { readJson, requestProvider } from "../request.ts";
import type { AlipaySettings } from "./settings.ts";
import { signedText, signText, verifyText, writtenObject } from "./signature.ts";

/** Makes signed calls to Alipay's gateway and believes only signed responses. */
export interface AlipayClient {
  /** The response to a method such as alipay.trade.query; throws PaymentError. */
  call(method: string, content: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** The address at which a browser begins a method that has a page. */
  pageUrl(method: string, content: Record<string, unknown>, returnUrl: string | undefined): string;
}

/** Opens the client of a merchant. */
export function openClient(settings: AlipaySettings, timeoutMs = 10_000): AlipayClient {
  const { appId, notifyUrl, endpoint } = settings;
  const privateKey = createPrivateKey(settings.privateKey);
  const publicKey = createPublicKey(settings.alipayPublicKey);
  const getParameters = (method: string, content: Record<string, unknown>, extra: Record<string, string> = {}) => {
    const parameters: Record<string, string> = {
      app_id: appId,
      method,
      format: "JSON",
      charset: "utf-8",
      sign_type: "RSA2",
      version: "1.0",
      timestamp: beijingTime(new Date()),
      biz_content: JSON.stringify(content),
      ...extra,
    };
    return new URLSearchParams({ ...parameters, sign: signText(signedText(parameters, ["sign"]), privateKey) });
  };
  return {
    pageUrl(method, content, returnUrl) {
      const extra = { notify_url: notifyUrl, ...(returnUrl && { return_url: returnUrl }) };
      return `${endpoint}?${getParameters(method, content, extra)}`;
    },
    async call(method, content) {
      const parameters = getParameters(method, content);
      const biz_content = parameters.get("biz_content") ?? "";
      parameters.delete("biz_content");
      // The gateway reads the encoding of the body from the address.
      const { status, body } = await requestProvider(`${endpoint}?${parameters}`, {
        method: "POST",
        timeoutMs,
        headers: { "content-type": "application/x-www-form-urlencoded;charset=utf-8" },
        body: new URLSearchParams({ biz_content }).toString(),
      });
      if (status !== 200) throw new PaymentError(status >= 500 ? "provider-failed" : "invalid", `alipay ${status}`);
      const text = body.toString();
      const payload = writtenObject(text, `${method.replaceAll(".", "_")}_response`);
      const { sign } = readJson(text);
      // A refusal of the request's own signature is not signed, and is under another name.
      if (payload === undefined || typeof sign !== "string") throw buildRefusal(parseUnsigned(text));
      if (!verifyText(payload, sign, publicKey)) throw new PaymentError("unverified", "signature");
      const responseContent = readJson(payload);
      if (responseContent.code !== "10000") throw buildRefusal(responseContent);
      return responseContent;
    },
  };
}

/** Returns a time as Alipay writes it: 2025-10-26 08:00:00 in Beijing. */
export function beijingTime(time: Date): string {
  return new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
}

/** Reads a time as Alipay writes it; undefined for what is none. */
export function readBeijingTime(text: unknown): Date | undefined {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/.test(text)) return undefined;
  const time = new Date(`${text.slice(0, 10)}T${text.slice(11, 19)}+08:00`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

function parseUnsigned(text: string): Record<string, unknown> {
  const [content] = Object.values(readJson(text));
  return typeof content === "object" && content !== null ? (content as Record<string, unknown>) : {};
}

const codes: Record<string, PaymentErrorCode> = {
  "ACQ.TRADE_NOT_EXIST": "not-found",
  "ACQ.TRADE_HAS_SUCCESS": "already-paid",
  "ACQ.TRADE_HAS_CLOSE": "already-closed",
  "ACQ.TRADE_STATUS_ERROR": "already-paid",
  "ACQ.REASON_TRADE_STATUS_INVALID": "already-paid",
  "ACQ.SELLER_BALANCE_NOT_ENOUGH": "no-balance",
  "ACQ.SYSTEM_ERROR": "provider-failed",
  "AOP.ACQ.SYSTEM_ERROR": "provider-failed",
  "isp.unknow-error": "provider-failed",
  "isp.bill_not_exist": "no-bill",
  "isv.bill_not_exist": "no-bill",
  "isv.app-call-limited": "too-often",
};

function buildRefusal({ code, sub_code: subCode }: Record<string, unknown>): PaymentError {
  const name = typeof subCode === "string" && /^[\w.-]{1,60}$/.test(subCode) ? subCode : "";
  const description = `alipay ${/^\d{5}$/.test(String(code)) ? code : "without a code"} ${name}`.trim();
  const paymentErrorCode = codes[name];
  if (paymentErrorCode) return new PaymentError(paymentErrorCode, description);
  // 20000: the service is not available; 20001 and 40006: no right.
  if (code === "20000") return new PaymentError("provider-failed", description);
  return new PaymentError(code === "20001" || code === "40006" ? "not-allowed" : "invalid", description);
}
