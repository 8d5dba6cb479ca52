import { useEffect, useRef, useState } from "react";
import type { Roster, Runner } from "../model/roster.ts";
import { Card } from "./Card.tsx";
import { Leave, writeSize } from "./DownloadView.tsx";
import { Finder } from "./Finder.tsx";
import { Recent } from "./Recent.tsx";
import styles from "./Staff.module.css";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

/** The desk: finds a runner, hands out, and lists what was done last. */
export function DeskView({ roster }: { roster: Roster }) {
  const [code, setCode] = useState<string>();
  const search = useRef<HTMLInputElement>(null);
  const runner = code === undefined ? undefined : roster.find(code);
  const choose = (chosen: Runner | undefined) => {
    setCode(chosen?.code);
    if (!chosen) search.current?.focus();
  };
  return (
    <div className={styles.desk}>
      <div className={styles.column}>
        <Finder roster={roster} input={search} onRunner={choose} />
        {runner && <Card key={runner.code} roster={roster} runner={runner} onDone={() => choose(undefined)} />}
      </div>
      <div className={styles.column}>
        <Recent onRunner={setCode} />
        <SnapshotState roster={roster} />
      </div>
    </div>
  );
}

// How often the age of the list is written anew.
const minuteMs = 60_000;

function SnapshotState({ roster }: { roster: Roster }) {
  const t = useStaffTexts();
  const { desk, state, clock } = useSurroundings();
  const [now, setNow] = useState(() => desk.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(desk.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, [desk]);
  const { snapshot, count } = roster;
  const minutes = Math.max(0, Math.floor((Math.max(now, desk.now()) - snapshot.at) / minuteMs));
  const size = new Blob([JSON.stringify(snapshot)]).size;
  return (
    <section className={styles.panel} aria-labelledby="staff-list">
      <h2 id="staff-list">{t("list")}</h2>
      <p>{t("listFacts", { count, size: writeSize(size), at: clock(snapshot.at), minutes })}</p>
      <p className={styles.buttons}>
        <button
          type="button"
          className={styles.secondary}
          disabled={state.loaded !== undefined}
          onClick={() => void desk.download()}
        >
          {state.loaded === undefined ? t("renew") : t("downloading", { size: writeSize(state.loaded) })}
        </button>
      </p>
      <Leave />
    </section>
  );
}
