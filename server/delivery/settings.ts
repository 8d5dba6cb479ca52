import { parseUrl, type Variables } from "../base/envValues.ts";
import { StartError } from "../base/startError.ts";

/** How emails are sent. */
export interface MailSettings {
  /** The mail server, in nodemailer's words. */
  server: {
    host: string;
    port: number;
    secure: boolean;
    requireTLS: boolean;
    auth?: { user: string; pass: string };
  };
  /** An empty name stands for the title of the site that the addressee came from. */
  from: { name: string; address: string };
}

/** How text messages are sent, through Aliyun. */
export interface SmsSettings {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  /** The provider's templates by ours: `code`, or `code.en` and `code.abroad` for those in English and to other countries. */
  templates: Record<string, string>;
  endpoint: string;
}

/** Reads the settings of delivery; a channel without settings is left out: its messages stay in the outbox. */
export function readDelivery(variables: Variables): { mail?: MailSettings; sms?: SmsSettings } {
  const mail = readMail(variables);
  const sms = readSms(variables);
  return { ...(mail && { mail }), ...(sms && { sms }) };
}

function readMail({ SMTP_URL: value, MAIL_FROM: from }: Variables): MailSettings | undefined {
  if (!value) {
    if (from)
      throw new StartError(
        "MAIL_FROM is set, but SMTP_URL is not: set both to send email.",
        "设置了 MAIL_FROM 但没有设置 SMTP_URL：要发送邮件，两者都要设置。",
      );
    return undefined;
  }
  const url = parseUrl(value);
  // The value is not repeated: it usually holds a password.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !isDecodable(url.username + url.password))
    throw new StartError(
      "SMTP_URL must look like smtps://user:password@mail.example.com:465 or smtp://….",
      "SMTP_URL 应类似 smtps://user:password@mail.example.com:465 或 smtp://…。",
    );
  return { server: readServer(url), from: readFrom(from ?? "") };
}

// A per cent sign that begins no character is a typing error.
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function readServer(url: URL): MailSettings["server"] {
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  const auth = url.username && { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  // A password goes to no other machine in the open.
  const requireTLS = Boolean(auth) && !secure && !isHere;
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, requireTLS, ...(auth && { auth }) };
}

function readFrom(value: string): MailSettings["from"] {
  const [, name = "", named, bare] =
    /^(?:([^<>"\p{Cc}]*)<([^\s<>@,]+@[^\s<>@,]+)>|([^\s<>@,]+@[^\s<>@,]+))$/u.exec(value.trim()) ?? [];
  const address = named ?? bare;
  if (address) return { name: name.trim(), address };
  throw new StartError(
    "MAIL_FROM must be an address such as noreply@example.com, or My Race <noreply@example.com>.",
    "MAIL_FROM 应是邮箱地址，如 noreply@example.com 或 My Race <noreply@example.com>。",
  );
}

function readSms(variables: Variables): SmsSettings | undefined {
  const provider = variables.SMS_PROVIDER;
  if (!provider) {
    const stray = ["SMS_ACCESS_KEY_ID", "SMS_ACCESS_KEY_SECRET", "SMS_TEMPLATES"].find((name) => variables[name]);
    if (stray)
      throw new StartError(
        `${stray} is set, but SMS_PROVIDER is not: set it to aliyun to send text messages.`,
        `设置了 ${stray} 但没有设置 SMS_PROVIDER：要发送短信，请把它设为 aliyun。`,
      );
    return undefined;
  }
  if (provider !== "aliyun")
    throw new StartError(
      `SMS_PROVIDER is "${provider}", but the only one there is is aliyun.`,
      `SMS_PROVIDER 是“${provider}”，但目前只支持 aliyun。`,
    );
  const need = (name: string) => {
    const value = variables[name];
    if (value) return value;
    throw new StartError(
      `SMS_PROVIDER is aliyun, so ${name} must be set.`,
      `SMS_PROVIDER 是 aliyun，所以必须设置 ${name}。`,
    );
  };
  return {
    accessKeyId: need("SMS_ACCESS_KEY_ID"),
    accessKeySecret: need("SMS_ACCESS_KEY_SECRET"),
    signName: need("SMS_SIGN_NAME"),
    templates: readTemplates(need("SMS_TEMPLATES")),
    endpoint: readEndpoint(variables.SMS_ENDPOINT || "https://dysmsapi.aliyuncs.com"),
  };
}

const templateName = /^(?:code|no-account|has-account|notice)(?:\.(?:zh|en|abroad))?$/;

function readTemplates(value: string): Record<string, string> {
  const pairs = value.split(/[\s,]+/).filter(Boolean);
  for (const pair of pairs) {
    const [name = "", id, ...rest] = pair.split("=");
    if (!templateName.test(name) || !/^\w+$/.test(id ?? "") || rest.length > 0)
      throw new StartError(
        `SMS_TEMPLATES has "${pair}", but pairs like code=SMS_1000001 or code.en=SMS_1000002 are needed.`,
        `SMS_TEMPLATES 中有“${pair}”，但需要类似 code=SMS_1000001 或 code.en=SMS_1000002 的写法。`,
      );
  }
  const templates = Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
  if (templates.code) return templates;
  throw new StartError(
    "SMS_TEMPLATES must name a template for code, such as code=SMS_1000001.",
    "SMS_TEMPLATES 必须给出验证码（code）的模板，如 code=SMS_1000001。",
  );
}

// Whoever listens on the way would read codes: only a test's server on this machine is spoken to in the open.
function readEndpoint(value: string): string {
  const url = parseUrl(value);
  const isSafe = url?.protocol === "https:" || /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value);
  if (url && isSafe && url.pathname === "/" && !url.search && !url.username) return url.origin;
  throw new StartError(
    `SMS_ENDPOINT has "${value}", but an address like https://dysmsapi.aliyuncs.com is needed.`,
    `SMS_ENDPOINT 是“${value}”，但需要类似 https://dysmsapi.aliyuncs.com 的地址。`,
  );
}
