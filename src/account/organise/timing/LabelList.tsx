import { useState } from "react";
import { Failed, Show, Skeleton } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { TimingLabel, TimingSource } from "#contract/timing.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useCall } from "../../useCall.ts";
import { useRenewed } from "../kit/useRenewed.ts";
import { LabelForm } from "./LabelForm.tsx";
import type { NamedPoint } from "./part.ts";
import styles from "./Timing.module.css";
import { useTimingTexts } from "./texts.ts";

interface LabelListProps {
  client: Client;
  race: OrganisedRace;
  sources: readonly TimingSource[];
  isRehearsal: boolean;
  onChanged(): void;
}

const titleId = "timing-labels";

/** What the timing systems call their points, which points these are, and a form to state it. */
export function LabelList({ client, race, sources, isRehearsal, onChanged }: LabelListProps) {
  const t = useTimingTexts();
  const { domainName } = race;
  const query = { domainName, rehearsal: isRehearsal };
  const name = "GET /sign-up/organise/timing/labels";
  const { data: labels, failure, renew } = useRenewed(client, name, { query }, domainName);
  const { loaded } = useCall(client, "GET /sign-up/organise/results", { query: { domainName } });
  const { text } = useSite();
  const focusLater = useLaterFocus();
  const changed = () => {
    focusLater(titleId);
    renew();
    onChanged();
  };
  const unknown = labels?.filter(isUnknown) ?? [];
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t("labels")}
      </h2>
      <p className={review.hint}>{t("labelsLead")}</p>
      {!labels && failure === undefined && <Skeleton lines={3} />}
      {!labels && failure !== undefined && <Failed message={failure} retry={renew} />}
      {labels?.length === 0 && <p>{t("noLabels")}</p>}
      {labels && labels.length > 0 && (
        <Show loaded={loaded} lines={3}>
          {({ editions }) => {
            const between = editions.filter(({ isPast }) => !isPast).flatMap(({ points }) => points);
            const names = new Map(between.map(({ id, name }) => [id, text(name)]));
            const points = [
              { id: "start", name: t("start") },
              ...[...names].map(([id, name]) => ({ id, name })),
              { id: "finish", name: t("finish") },
            ];
            return (
              <>
                <p>
                  <strong>{unknown.length > 0 ? t("unknownLabels", { count: unknown.length }) : t("allKnown")}</strong>
                </p>
                <ul className={review.list}>
                  {[...unknown, ...labels.filter((label) => !isUnknown(label))].map((label) => (
                    <li key={getKey(label)}>
                      <Label
                        client={client}
                        race={race}
                        label={label}
                        source={sources.find(({ sourceId }) => sourceId === label.sourceId)}
                        points={points}
                        onChanged={changed}
                      />
                    </li>
                  ))}
                </ul>
              </>
            );
          }}
        </Show>
      )}
    </section>
  );
}

const isUnknown = ({ points, isStated }: TimingLabel) => points.length === 0 && !isStated;
const getKey = ({ sourceId, label, device }: TimingLabel) => JSON.stringify([sourceId, label, device]);

interface LabelProps {
  client: Client;
  race: OrganisedRace;
  label: TimingLabel;
  source: TimingSource | undefined;
  points: readonly NamedPoint[];
  onChanged(): void;
}

function Label({ client, race, label: found, source, points, onChanged }: LabelProps) {
  const t = useTimingTexts();
  const [isOpen, setOpen] = useState(false);
  const focusLater = useLaterFocus();
  const id = `label-${getKey(found)}`;
  const { label, device, count, isStated } = found;
  const names = points.filter((point) => found.points.includes(point.id)).map(({ name }) => name);
  const state = names.length > 0 ? "isKnown" : isStated ? "isIgnored" : "isUnknown";
  const facts = [
    names.length > 0 && t("readAs", { points: names.join(t("and")) }),
    t("received", { count }),
    device !== null && t("device", { device }),
    source && t("from", { source: source.name }),
  ];
  const close = () => {
    focusLater(id);
    setOpen(false);
  };
  return (
    <article className={styles.row}>
      <p className={review.name}>
        <bdi>{label}</bdi>
      </p>
      <StatusMark tone={({ isKnown: "good", isIgnored: undefined, isUnknown: "bad" } as const)[state]}>
        {t(state)}
      </StatusMark>
      <p className={review.meta}>{facts.filter(Boolean).join(" · ")}</p>
      {source &&
        (isOpen ? (
          <div className={styles.wide}>
            <LabelForm
              client={client}
              race={race}
              label={found}
              source={source}
              points={points}
              onDone={() => {
                setOpen(false);
                onChanged();
              }}
              onCancel={close}
            />
          </div>
        ) : (
          <div className={styles.rowActions}>
            <QuietButton id={id} onClick={() => setOpen(true)}>
              {t("assign")}…<span className="visually-hidden"> {label}</span>
            </QuietButton>
          </div>
        ))}
    </article>
  );
}
