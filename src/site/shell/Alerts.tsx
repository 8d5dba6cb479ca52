import { type ComponentType, useEffect, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import type { AlertFile, ShownAlert } from "#core/raceAlerts.ts";
import { messages } from "#locales/generated/race-alerts.ts";
import type { Client } from "#src/client/client.ts";
import type { AlertLineProps } from "./AlertLine.tsx";

const useTexts = texts(messages);

/** What requests the alerts of a page. */
export interface AlertsProps {
  client: Pick<Client, "text">;
}

const address = "/live/alerts.json";

/**
 * The alerts of the race, which come and go while the page is open. Screen readers interrupt for
 * those of danger; the others can be put away.
 */
export default function Alerts({ client }: AlertsProps) {
  const t = useTexts();
  const alerts = useAlerts(client);
  const Line = useAlertLine(alerts.length > 0);
  const [away, setAway] = useState<readonly number[]>(readAway);
  const putAway = (id: number) => {
    storeAway([...away, id]);
    setAway([...away, id]);
  };
  const words = ({ level }: ShownAlert) => ({ level: t(level), putAway: t("putAway") });
  const shown = alerts.filter(({ id, level }) => level === "danger" || !away.includes(id));
  const list = (isDanger: boolean) =>
    shown
      .filter(({ level }) => (level === "danger") === isDanger)
      .map(
        (alert) => Line && <Line key={alert.id} alert={alert} words={words(alert)} putAway={() => putAway(alert.id)} />,
      );
  // Both are there before an alert comes: else nobody reads it out. Without a name it is no
  // landmark.
  return (
    <section aria-label={shown.length > 0 ? t("title") : undefined}>
      <div aria-live="assertive">{list(true)}</div>
      <div aria-live="polite">{list(false)}</div>
    </section>
  );
}

// What draws an alert is loaded with the first one: on most days a page has none.
function useAlertLine(isWanted: boolean): ComponentType<AlertLineProps> | undefined {
  const [Line, setLine] = useState<ComponentType<AlertLineProps>>();
  useEffect(() => {
    if (!isWanted) return;
    import("./AlertLine.tsx").then(
      (module) => setLine(() => module.default),
      () => undefined,
    );
  }, [isWanted]);
  return Line;
}

// Asks while the page is in view, and at once when it comes into view.
function useAlerts({ text }: AlertsProps["client"]): readonly ShownAlert[] {
  const [alerts, setAlerts] = useState<readonly ShownAlert[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let wait = 7;
    const ask = async () => {
      clearTimeout(timer);
      try {
        const file: AlertFile = JSON.parse(await text(address, { isSilent: true }));
        if (isOver) return;
        wait = file.askAfter;
        setAlerts((before) => (JSON.stringify(before) === JSON.stringify(file.alerts) ? before : file.alerts));
      } catch {
        // Away from the network: what is shown stays, and is requested again.
      }
      // Not all pages at once.
      if (!isOver && !document.hidden) timer = setTimeout(ask, wait * 1000 * (0.9 + Math.random() / 10));
    };
    const come = () => {
      if (document.hidden) clearTimeout(timer);
      else void ask();
    };
    document.addEventListener("visibilitychange", come);
    come();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", come);
    };
  }, [text]);
  return alerts;
}

const awayKey = "alerts-away";

function readAway(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(awayKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

function storeAway(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(awayKey, JSON.stringify(ids));
  } catch {
    // Without a storage it is away until the next load.
  }
}
