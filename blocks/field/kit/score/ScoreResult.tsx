import { useEffect, useRef, useState } from "react";
import { type Typed, useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { Attachments } from "#blocks/field/kit/upload/Attachments.tsx";
import { FieldGroup } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { certificateEndings } from "#core/fileEndings.ts";
import { isAmongResults, namePlace, resultList } from "#forms/values/scores.ts";
import { ScoreDialog } from "./ScoreDialog.tsx";
import styles from "./ScoreResult.module.css";
import { raceName, type Score, type ScoreOptions, useScoreTexts } from "./score.ts";

interface ScoreResultProps {
  id: string;
  score: Typed<Score> | undefined;
  options: ScoreOptions;
  onScore: (score: Score | undefined) => void;
  onLeave: () => void;
  /** What is wrong with the certificate. */
  certificateProblem: string | undefined;
}

/**
 * A result: added in a dialog, then shown with how far it is verified, and with its certificate.
 */
export function ScoreResult({ id, score, options, onScore, onLeave, certificateProblem }: ScoreResultProps) {
  const t = useScoreTexts();
  const [isOpen, setOpen] = useState(false);
  const { lookUp, finding } = useLookUp(score, options, onScore);
  const isGiven = score?.race !== undefined && score.time !== undefined;
  const close = () => {
    setOpen(false);
    onLeave();
  };
  const save = (newScore: Omit<Score, "status">) => {
    const certificate = (score as Score | undefined)?.certificate;
    lookUp({ ...newScore, ...(certificate && { certificate }), status: "unverified" });
    close();
  };
  return (
    <div className={styles.result}>
      {isGiven && <Summary score={score as Score} note={t(finding)} />}
      <div className={styles.buttons}>
        <Action look="quiet" onPress={() => setOpen(true)}>
          {t(isGiven ? "change" : "add")}
        </Action>
        {isGiven && (
          <Action look="quiet" onPress={() => onScore(undefined)}>
            {t("remove")}
          </Action>
        )}
      </div>
      {isGiven && (
        <Certificate
          id={id}
          options={options}
          onScore={onScore}
          onLeave={onLeave}
          score={score as Score}
          problem={certificateProblem}
        />
      )}
      {isOpen && (
        <ScoreDialog id={id} score={score as Partial<Score>} options={options} onSave={save} onClose={close} />
      )}
    </div>
  );
}

function Summary({ score: { race, item, date, time }, note }: { score: Score; note: string }) {
  const t = useScoreTexts();
  const { language } = useSite();
  return (
    <div className={styles.summary}>
      <p className={styles.time}>{time}</p>
      <p className={styles.race}>{raceName(race, language)}</p>
      <p className={styles.note}>
        {t(item)} · {date}
      </p>
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}

type CertificateProps = Pick<ScoreResultProps, "id" | "options" | "onScore" | "onLeave"> & {
  score: Score;
  problem: string | undefined;
};

function Certificate({ id, score, options, onScore, onLeave, problem }: CertificateProps) {
  const t = useScoreTexts();
  const isOptional = !options.needsCertificate || score.status === "verified";
  return (
    <FieldGroup
      id={`${id}-certificate`}
      label={t("certificate")}
      hint={t("certificateHint")}
      error={problem ?? ""}
      {...(isOptional && { note: t("optional") })}
    >
      <Attachments
        label={t("certificate")}
        endings={certificateEndings}
        countLimit={1}
        files={score.certificate ? [score.certificate] : []}
        onFiles={([certificate]) => {
          const { certificate: _, ...rest } = score;
          onScore(certificate ? { ...rest, certificate } : rest);
        }}
        onLeave={onLeave}
      />
    </FieldGroup>
  );
}

// Looks for a result in the race's own list while the runner continues; it neither blocks nor
// delays them.
function useLookUp(score: Typed<Score> | undefined, options: ScoreOptions, onScore: (score: Score) => void) {
  const { loadChoices, answerAt } = useForm();
  const [state, setState] = useState<"unverified" | "looking" | "notFound" | "unavailable">("unverified");
  const latest = useRef({ score, onScore });
  useEffect(() => {
    latest.current = { score, onScore };
  });
  const lookUp = async (saved: Score) => {
    onScore(saved);
    const list = options.looksUp ? resultList(saved.race.id) : undefined;
    if (list === undefined) return setState("unverified");
    setState("looking");
    try {
      const results: unknown = await loadChoices(list);
      if (!Array.isArray(results)) return setState("unavailable");
      const isFound = isAmongResults(results, saved, answerAt(namePlace(options)));
      setState("notFound");
      const now = latest.current.score as Score | undefined;
      if (isFound && now && now.race?.id === saved.race.id && now.time === saved.time)
        latest.current.onScore({ ...now, status: "verified" });
    } catch {
      setState("unavailable");
    }
  };
  return { lookUp, finding: score?.status === "verified" ? ("verified" as const) : state };
}
