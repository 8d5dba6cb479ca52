import { LinguiContext } from "@lingui/react";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { i18n } from "#blocks/kit/site/i18n.ts";
import type { Language } from "#core/text.ts";
import type { Client } from "#src/client/client.ts";
import type { Desk } from "../model/desk.ts";
import { DeskView } from "./DeskView.tsx";
import { DownloadView } from "./DownloadView.tsx";
import { Header } from "./Header.tsx";
import { LogInView } from "./LogInView.tsx";
import { Notices } from "./Notices.tsx";
import { OpenView } from "./OpenView.tsx";
import styles from "./Staff.module.css";
import { type StaffFacts, type Surroundings, SurroundingsContext, useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";
import { useOnlyTab } from "./useOnlyTab.ts";

interface StaffAppProps {
  facts: StaffFacts;
  desk: Desk;
  client: Client;
}

// How often what was done is sent, and what others did is fetched.
const syncMs = 20_000;

/** The page with which staff hand race packs out. */
export function StaffApp({ facts, desk, client }: StaffAppProps) {
  const [language, setLanguage] = useState<Language>(() => readLanguage(facts));
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const tab = useOnlyTab();
  const lingui = useMemo(() => ({ i18n: i18n[language], _: i18n[language].t.bind(i18n[language]) }), [language]);
  useEffect(() => {
    document.documentElement.lang = language === "zh" ? "zh-Hans" : "en";
  }, [language]);
  useEffect(() => {
    if (tab !== "only") return;
    void desk.start();
    const send = async () => {
      if (!(await desk.expire())) await desk.sync();
    };
    const timer = setInterval(() => void send(), syncMs);
    addEventListener("online", send);
    return () => {
      clearInterval(timer);
      removeEventListener("online", send);
    };
  }, [desk, tab]);
  const timeZone = state.roster?.snapshot.timeZone;
  const surroundings = useMemo<Surroundings>(() => {
    const write = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", { ...options, timeZone });
      return (at: number) => format.format(at);
    };
    const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    return {
      facts,
      desk,
      state,
      client,
      language,
      text: (text) => (language === "en" ? text?.en || text?.zh : text?.zh) ?? "",
      clock: write(time),
      moment: write({ ...time, month: "short", day: "numeric" }),
    };
  }, [facts, desk, state, client, language, timeZone]);
  const choose = (chosen: Language) => {
    setLanguage(chosen);
    // biome-ignore lint/suspicious/noDocumentCookie: the language of the whole site, as its own switch writes it
    document.cookie = `language=${chosen}; Max-Age=31536000; Path=/; SameSite=Lax`;
  };
  return (
    <LinguiContext.Provider value={lingui}>
      <SurroundingsContext value={surroundings}>
        <Header onLanguage={choose} />
        <main className={styles.main}>{tab === "other" ? <OtherTab /> : <Step />}</main>
      </SurroundingsContext>
    </LinguiContext.Provider>
  );
}

function Step() {
  const { state } = useSurroundings();
  return (
    <>
      <Notices />
      {state.step === "log-in" && <LogInView />}
      {state.step === "open" && <OpenView />}
      {state.step === "download" && <DownloadView />}
      {state.step === "hand-out" && state.roster && <DeskView roster={state.roster} />}
    </>
  );
}

function OtherTab() {
  const t = useStaffTexts();
  return <p className={styles.notice}>{t("otherTab")}</p>;
}

// Without a network the page comes as it was stored, perhaps in the other language.
function readLanguage({ language, languages }: StaffFacts): Language {
  const saved = /(?:^|;\s*)language=(zh|en)/.exec(document.cookie)?.[1] as Language | undefined;
  return saved && languages.includes(saved) ? saved : language;
}
