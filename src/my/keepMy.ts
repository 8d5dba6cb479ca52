import { type MyFacts, myCache, myPath, myWorkerPath } from "#core/myPage.ts";
import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/my.ts";
import { textIn } from "#locales/getText.ts";
import { forgetMy } from "#src/account/session/forgetMy.ts";
import { trustWorker } from "#src/uploads/preview/startWorker.ts";
import { drawOwn, type Own } from "./drawMy.ts";
import { make } from "./make.ts";

// A kept document runs nothing and fetches nothing.
const keptHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Keeps what the page shows as a finished document in each language of the site, in place of what
 * was kept before, and starts the worker that reads it. Nothing stays if it is no longer the
 * runner's (`isStillOwn`). Never rejects: a browser that keeps nothing shows the page all the same.
 */
export async function keepOwn(own: Own, facts: MyFacts, isStillOwn: () => boolean): Promise<void> {
  if (!globalThis.caches || !navigator.serviceWorker) return;
  try {
    const styles = await (await fetch(`${myPath}/style.css`)).text();
    await forgetMy();
    if (!isStillOwn()) return;
    const cache = await caches.open(myCache);
    for (const language of facts.languages) {
      const text = writeDocument(own, facts, { language, styles });
      await cache.put(`${myPath}?language=${language}`, new Response(text, { headers: keptHeaders }));
      if (language === facts.language) await cache.put(myPath, new Response(text, { headers: keptHeaders }));
    }
    if (!isStillOwn()) return await forgetMy();
    await navigator.serviceWorker.register(trustWorker(myWorkerPath), { scope: myPath, updateViaCache: "none" });
    document.documentElement.dataset.kept = "";
  } catch {
    await forgetMy();
  }
}

/** Returns whether this phone keeps the page. */
export async function isKeptHere(): Promise<boolean> {
  try {
    return (await caches.match(myPath, { cacheName: myCache })) !== undefined;
  } catch {
    return false;
  }
}

/** Deletes what this phone keeps, and the worker. Never rejects. */
export async function endKeeping(): Promise<void> {
  await forgetMy();
  const worker = await navigator.serviceWorker?.getRegistration(myPath).catch(() => undefined);
  await worker?.unregister().catch(() => undefined);
}

function writeDocument(own: Own, facts: MyFacts, { language, styles }: { language: Language; styles: string }): string {
  const lang = (of: Language) => (of === "zh" ? "zh-CN" : "en");
  const title = inLanguage(facts.title, language);
  const others = facts.languages.filter((other) => other !== language);
  const header = make("header", {}, [
    make("a", { class: "site", href: "/" }, [title]),
    ...others.map((other) =>
      make("a", { href: `${myPath}?language=${other}`, lang: lang(other) }, [textIn(other, messages, "language")]),
    ),
  ]);
  const main = make("main", {}, drawOwn(own, facts, language));
  const head = make("title", {}, [`${textIn(language, messages, "title")} · ${title}`]);
  return `<!doctype html>
<html lang="${lang(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head.outerHTML}
<style>${styles}</style>
</head>
<body>${header.outerHTML}${main.outerHTML}</body>
</html>
`;
}
