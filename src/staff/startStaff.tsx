import { createRoot } from "react-dom/client";
import { i18n } from "#blocks/kit/site/i18n.ts";
import type { Language } from "#core/text.ts";
import { clearSession, ignoringErrors, runnersVault } from "#src/account/session/stored.ts";
import type encryptPath from "#src/client/cipher.ts";
import { createClient } from "#src/client/client.ts";
import { createClock } from "#src/client/clock.ts";
import { keepPage } from "./keepPage.ts";
import { createDesk } from "./model/desk.ts";
import { openReader } from "./scan/decode.ts";
import { openVault } from "./store/vault.ts";
import { StaffApp } from "./ui/StaffApp.tsx";
import type { StaffFacts } from "./ui/surroundings.ts";
import "./ui/texts.ts";

const local = ignoringErrors(() => localStorage);

function readAccount(): string | undefined {
  if (!local.getItem("token")) return undefined;
  try {
    const { accountInfo } = JSON.parse(local.getItem("userData") ?? "null") ?? {};
    return accountInfo?.accountId ? String(accountInfo.accountId) : undefined;
  } catch {
    return undefined;
  }
}

/** Starts the page of staff in its element. */
export default function startStaff(container: HTMLElement): void {
  const facts = JSON.parse(document.getElementById("staff-facts")?.textContent ?? "{}") as StaffFacts;
  const clock = createClock();
  const language = (): Language => (document.documentElement.lang.startsWith("zh") ? "zh" : "en");
  const { pathCipher } = facts;
  const client = createClient({
    base: facts.api,
    ...(pathCipher && {
      encryptPath: async (path: string) =>
        ((await import("#src/client/cipher.ts")).default as typeof encryptPath)(path, pathCipher),
    }),
    clock,
    token: () => local.getItem("token") || undefined,
    language,
    show: () => undefined,
    sentence: (kind) => i18n[language()]._(`staff:${kind}`),
  });
  const session = ignoringErrors(() => sessionStorage);
  const desk = createDesk({
    client,
    clock,
    domainName: location.hostname,
    accountId: readAccount,
    endSession: () => clearSession({ local, session, reload: () => undefined }),
    vaults: { runners: openVault(runnersVault), lines: openVault("startline-staff-lines") },
  });
  addEventListener("storage", ({ key }) => {
    if ((key === null || key === "token") && readAccount() === undefined) void desk.loggedOut();
  });
  createRoot(container).render(<StaffApp facts={facts} desk={desk} client={client} />);
  // The decoder is stored with the page, too: it is needed without a network.
  if (navigator.onLine)
    void openReader()
      .catch(() => undefined)
      .then(() => keepPage(facts.edition, facts.isOffline));
}

const container = typeof document === "undefined" ? null : document.getElementById("staff");
if (container) startStaff(container);
