import { LinguiContext } from "@lingui/react";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { i18n } from "#blocks/kit/site/i18n.ts";
import { type Site, SiteContext } from "#blocks/kit/site/site.ts";
import type { Text } from "#schemas/generated/types.ts";
import { Blocks } from "./Blocks.tsx";
import { menuEntries, siblingEntries } from "./menu.ts";
import { ownText } from "./ownText.ts";
import { type OpenPart, type Surface, useProgram } from "./program.ts";
import { chooseTitle, type PlannedRoute } from "./routePlan.ts";
import { nobody } from "./session.ts";
import { loadPart } from "./units.ts";

interface SiteProviderProps {
  surface: Surface;
  /** The open page's full path, and its route if it has one. */
  path: string;
  current: PlannedRoute | undefined;
  navigate(link: string): void;
  children: ReactNode;
}

/** Supplies what units ask of the site around them, in the visitor's language. */
export function SiteProvider({ surface, path, current, navigate, children }: SiteProviderProps) {
  const program = useProgram();
  const { subscribe, current: read } = program.language;
  const language = useSyncExternalStore(subscribe, read, read);
  const { accounts } = program;
  const user = useSyncExternalStore(accounts.subscribe, accounts.user, nobody);
  const lingui = useMemo(() => ({ i18n: i18n[language], _: i18n[language].t.bind(i18n[language]) }), [language]);
  const site = useMemo<Site>(() => {
    const { booted, plan, requests, now, report, prerendered, source, preview } = program;
    const { site: config } = booted.compiled;
    const { translations } = booted;
    const open =
      <Opened,>(part: string) =>
      async (): Promise<Opened> =>
        (await loadPart<OpenPart<Opened>>(source, part))(program, language);
    const getOwnText = (text: Text | undefined) => ownText(text, language, translations);
    return {
      ...surface,
      language,
      languages: config.languages,
      timeZone: config.timeZone ?? "Asia/Shanghai",
      title: config.title,
      race: booted.race,
      prices: config.prices,
      isAtAnotherTime: preview?.at !== undefined,
      hasCalendar: !!booted.race && !booted.isPreview,
      path,
      pageTitle: current && chooseTitle(current),
      menu: menuEntries(plan, current),
      siblings: siblingEntries(plan, current),
      text: (text) => getOwnText(text) || text?.zh || "",
      ownText: getOwnText,
      navigate,
      now,
      renderedAt: prerendered?.at,
      noteTime: prerendered?.noteTime,
      showDialog: (content) => requests.add({ kind: "dialog", content }),
      showToast: (look, message) => requests.add({ kind: "toast", look, message }),
      confirm: (content) => new Promise((answer) => requests.add({ kind: "question", content, answer })),
      report,
      uploads: open("uploads"),
      signUp: open("sign-up"),
      generalForm: open("general-form"),
      lookUp: open("look-up"),
      ownSignUps: open("own-sign-ups"),
      photos: open("photos"),
      results: open("results"),
      live: open("live"),
      hasAccounts: !!config.account,
      user,
      logIn: () =>
        accounts.open().then(
          (opened) => opened.logIn(),
          () => false,
        ),
      Blocks,
      translations,
    };
  }, [program, surface, language, path, current, navigate, user, accounts]);
  return (
    <LinguiContext.Provider value={lingui}>
      <SiteContext value={site}>{children}</SiteContext>
    </LinguiContext.Provider>
  );
}
