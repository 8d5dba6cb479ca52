import { type FormEvent, useEffect, useRef, useState } from "react";
import { FieldGroup } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { TimingLabel, TimingSource } from "#contract/timing.ts";
import type { Client } from "#src/client/client.ts";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { CheckList } from "../kit/CheckList.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";
import type { NamedPoint } from "./part.ts";
import { useTimingTexts } from "./texts.ts";

interface LabelFormProps {
  client: Client;
  race: OrganisedRace;
  label: TimingLabel;
  source: TimingSource;
  points: readonly NamedPoint[];
  onDone(): void;
  onCancel(): void;
}

type Way = "points" | "ignore" | "name";

/** States which points of the race a timing system means by a name. */
export function LabelForm({ client, race, label, source, points, onDone, onCancel }: LabelFormProps) {
  const t = useTimingTexts();
  const organise = useOrganiseTexts();
  const explain = useExplanation();
  const { showToast } = useSite();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  // What was not stated is read by its name as it is.
  const ways: Way[] = label.isStated ? ["points", "ignore", "name"] : ["points", "ignore"];
  const [way, setWay] = useState<Way>(label.isStated && label.points.length === 0 ? "ignore" : "points");
  const [chosen, setChosen] = useState<readonly string[]>(label.points);
  const [isFaulty, setFaulty] = useState(false);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = way === "points" && chosen.length === 0;
    setFaulty(isMissing);
    if (isMissing || isSending) return;
    setSending(true);
    setTrouble(undefined);
    try {
      await statePoints(client, race, { label, points: way === "name" ? undefined : way === "ignore" ? [] : chosen });
      showToast("success", t("assigned"));
      onDone();
    } catch (error) {
      setTrouble(explain(error));
      setSending(false);
    }
  };
  return (
    <form className={application.decision} onSubmit={submit} noValidate>
      <h3>{t("assignTitle", { label: label.label })}</h3>
      <p className={review.hint}>{t("from", { source: source.name })}</p>
      <FieldGroup id="label-way" label={t("way")}>
        {ways.map((name, index) => (
          <label key={name} className={application.check}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name="way"
              checked={way === name}
              onChange={() => setWay(name)}
            />
            <span>{t(`way-${name}`)}</span>
          </label>
        ))}
      </FieldGroup>
      {way === "points" && (
        <FieldGroup
          id="label-points"
          label={t("points")}
          hint={t("assignLead")}
          error={isFaulty && chosen.length === 0 ? t("pointsMissing") : undefined}
        >
          <CheckList
            options={points.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={chosen}
            onChange={setChosen}
          />
        </FieldGroup>
      )}
      <div className={application.actions}>
        <button type="submit" className={application.primary} disabled={isSending}>
          {t("save")}
        </button>
        <Action look="quiet" onPress={onCancel} isDisabled={isSending}>
          {organise("cancel")}
        </Action>
      </div>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </form>
  );
}

interface Stated {
  label: TimingLabel;
  /** Undefined if its name decides again. */
  points: readonly string[] | undefined;
}

// All names of a system are stated together: what another organiser stated meanwhile stays.
async function statePoints(client: Client, { domainName }: OrganisedRace, { label, points }: Stated): Promise<void> {
  const sources = await client.call("GET /sign-up/organise/timing/sources", { query: { domainName }, isSilent: true });
  const before = sources.find(({ sourceId }) => sourceId === label.sourceId)?.points ?? {};
  const { [label.name]: _, ...others } = before;
  const json = {
    domainName,
    sourceId: label.sourceId,
    points: points === undefined ? others : { ...others, [label.name]: [...points] },
  };
  await client.call("POST /sign-up/organise/timing/sources/points", { json, isSilent: true });
}
