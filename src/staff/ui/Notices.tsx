import type { KeptLine } from "../model/lines.ts";
import { isRefused, listRefused } from "../model/lines.ts";
import { useMaterialName } from "./materialName.ts";
import styles from "./Staff.module.css";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

// Milliseconds; a clock that is off by less does no harm.
const clockTolerance = 120_000;

/** What staff have to know: why something failed, and what was handed out twice. */
export function Notices() {
  const t = useStaffTexts();
  const { state } = useSurroundings();
  const { desk, trouble } = state;
  const minutes = Math.round(Math.abs(desk?.offset ?? 0) / 60_000);
  return (
    <div className={styles.notices} aria-live="polite">
      {trouble && (
        <p className={styles.notice} data-kind="danger">
          {trouble.kind === "sentence" ? trouble.message || t("network") : t(`trouble_${trouble.kind}`)}
        </p>
      )}
      {desk && Math.abs(desk.offset) > clockTolerance && (
        <p className={styles.notice}>{t(desk.offset > 0 ? "clockSlow" : "clockFast", { minutes })}</p>
      )}
      {listRefused(desk?.lines ?? []).map((line) => (
        <RefusedLine key={line.seq} line={line} />
      ))}
      {state.desk?.conflicts.map((conflict) => (
        <Conflict key={`${conflict.deviceId}/${conflict.seq}`} conflict={conflict} />
      ))}
    </div>
  );
}

function useWho() {
  const { state } = useSurroundings();
  return (code = "") => {
    const runner = state.roster?.find(code);
    return runner ? [runner.bib, runner.name].filter(Boolean).join(" ") : code;
  };
}

function RefusedLine({ line }: { line: KeptLine }) {
  const t = useStaffTexts();
  const who = useWho();
  const nameOf = useMaterialName();
  const { desk, state, text, moment } = useSurroundings();
  const { outcome, met, material = met?.material ?? "" } = line;
  if (!outcome || !isRefused(outcome)) return null;
  const site = state.roster?.snapshot.sites.find(({ id }) => id === met?.site)?.name;
  return (
    <div className={styles.notice} data-kind="danger">
      <p>
        <b>{[who(line.code), material && nameOf(material)].filter(Boolean).join(" · ")}</b>
      </p>
      <p>
        {outcome === "conflict" && met
          ? t("conflictHere", { by: met.by, site: text(site) || met.site, at: moment(met.at) })
          : t(`outcome_${outcome}`)}
      </p>
      <button type="button" className={styles.quiet} onClick={() => void desk.read(line.seq)}>
        {t("read")}
      </button>
    </div>
  );
}

type ShownConflict = NonNullable<ReturnType<typeof useSurroundings>["state"]["desk"]>["conflicts"][number];

function Conflict({ conflict }: { conflict: ShownConflict }) {
  const t = useStaffTexts();
  const who = useWho();
  const nameOf = useMaterialName();
  const { desk, moment } = useSurroundings();
  const { first, by, at } = conflict;
  return (
    <div className={styles.notice} data-kind="danger">
      <p>
        <b>{[who(first.code), nameOf(first.material)].join(" · ")}</b>
      </p>
      <p>{t("conflictThere", { by, at: moment(at), first: moment(first.at) })}</p>
      <button type="button" className={styles.quiet} onClick={() => void desk.readConflict(conflict)}>
        {t("read")}
      </button>
    </div>
  );
}
