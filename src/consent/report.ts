import type { Counter } from "#core/analytics.ts";

/** One view of a page; nothing in it is about a person. */
export interface View {
  /** The origin of the site, such as https://race.example.org. */
  origin: string;
  /** The page's path, without a query. */
  path: string;
  title: string;
  /** The page that was counted before it, or the origin of another site; "" if there is none. */
  referrer: string;
  /** A language tag. */
  language: string;
  /** Pixels of the screen, such as 390x844. */
  screen: string;
}

/** A request that reports a view: a picture if it has no body. */
export interface Report {
  address: string;
  body?: string;
  contentType?: string;
}

/**
 * Makes the request that reports a view to a provider, as its documentation describes it
 * (docs/decisions/048-consent.md).
 */
export function buildReport({ provider, address, id }: Counter, view: View, random: string): Report {
  const { origin, path, title, referrer, language, screen } = view;
  const url = origin + path;
  switch (provider) {
    case "umami": {
      const payload = { website: id, hostname: new URL(origin).hostname, language, screen, title, url: path, referrer };
      return { address, contentType: "application/json", body: JSON.stringify({ type: "event", payload }) };
    }
    case "matomo": {
      const body = { idsite: id, rec: "1", url, action_name: title, urlref: referrer, res: screen, rand: random };
      const contentType = "application/x-www-form-urlencoded;charset=UTF-8";
      return { address, contentType, body: String(new URLSearchParams({ ...body, send_image: "0", apiv: "1" })) };
    }
    case "baidu": {
      const page = { si: id, et: "0", u: url, su: referrer, tt: title, ds: screen, ln: language.toLowerCase() };
      return { address: `${address}?${new URLSearchParams({ ...page, v: "wap-2-0.3", rnd: random })}` };
    }
  }
}

/** Reports a view to a provider; whether it arrives does not matter to the page. */
export function report(counter: Counter, view: View): void {
  const random = String(Math.floor(Math.random() * 2 ** 31));
  const { address, body, contentType } = buildReport(counter, view, random);
  if (body === undefined) {
    new Image().src = address;
    return;
  }
  // Without cookies, and able to outlive the page. Only JSON needs the provider's permission to be
  // sent.
  const mode = contentType === "application/json" ? "cors" : "no-cors";
  const headers = { "content-type": contentType ?? "" };
  fetch(address, { method: "POST", mode, credentials: "omit", keepalive: true, headers, body }).catch(() => undefined);
}
