import dayjs from "dayjs";
import type { FormEvent } from "react";
import { Choice, Field, FieldRow, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { AlertChoices, AlertSentence } from "#contract/alerts.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { AlertTemplate } from "#core/raceAlerts.ts";
import type { Client } from "#src/client/client.ts";
import { useForm, useValues } from "../../form/useForm.ts";
import { SaveRow } from "../../profile/SaveRow.tsx";
import application from "../../review/Application.module.css";
import styles from "./Alerts.module.css";
import { useAlertTexts } from "./texts.ts";

interface AlertFormProps extends AlertChoices {
  client: Client;
  race: OrganisedRace;
  onShown(): void;
}

const durations = [30, 60, 120, 240, 480, 1440];

/** Chooses a sentence, what it is about and for how long, and shows it after a question. */
export function AlertForm({ client, race, sentences, items, onShown }: AlertFormProps) {
  const t = useAlertTexts();
  const { text, confirm, showToast } = useSite();
  const initial = { template: "", item: "", time: "", minutes: "120" };
  const fields = useValues(initial);
  const sentence = sentences.find(({ id }) => id === fields.values.template);
  const form = useForm({
    ...fields,
    rules: {
      template: (chosen) => (chosen === "" ? t("sentenceMissing") : undefined),
      time: (typed) =>
        sentence?.needsTime && readInstant(typed, race.timeZone) === undefined ? t("timeMissing") : undefined,
    },
  });
  const { template, item, time, minutes } = form.values;
  const instant = sentence?.needsTime ? readInstant(time, race.timeZone) : undefined;
  const preview = usePreview(sentence, { item: items.find(({ id }) => id === item)?.name, instant, race });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const send = async () => {
      const question = { title: t("showTitle"), body: preview, yes: t("show"), no: t("notYet") };
      if (!(await confirm(question))) return;
      const json = {
        domainName: race.domainName,
        template,
        minutes: Number(minutes),
        ...(sentence?.hasItem && item !== "" && { item }),
        ...(instant !== undefined && { time: instant }),
      };
      await client.call("POST /sign-up/organise/alerts", { json, isSilent: true });
      showToast("success", t("isShown"));
      for (const [name, value] of Object.entries(initial)) fields.set(name as keyof typeof initial, value);
      onShown();
    };
    form.submit(send);
  };
  return (
    <form className={application.decision} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <h2>{t("new")}</h2>
      <Field label={t("sentence")} error={form.fault("template")}>
        {(control) => (
          <Choice {...control} {...form.bind("template")} required>
            <option value="" />
            {sentences.map(({ id, hasItem, text: words }) => (
              <option key={id} value={id}>
                {hasItem ? t(`name_${id as AlertTemplate}`) : text(words)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <FieldRow>
        {sentence?.hasItem && items.length > 1 && (
          <Field label={t("item")}>
            {(control) => (
              <Choice {...control} {...form.bind("item")}>
                <option value="">{t("race")}</option>
                {items.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {text(name)}
                  </option>
                ))}
              </Choice>
            )}
          </Field>
        )}
        {sentence?.needsTime && (
          <Field label={t("time")} hint={t("timeHint", { zone: race.timeZone })} error={form.fault("time")}>
            {(control) => <TextInput {...control} {...form.bind("time")} type="datetime-local" required />}
          </Field>
        )}
        <Field label={t("minutes")}>
          {(control) => (
            <Choice {...control} {...form.bind("minutes")}>
              {durations.map((duration) => (
                <option key={duration} value={duration}>
                  {duration < 60 ? t("forMinutes", { minutes: duration }) : t("forHours", { hours: duration / 60 })}
                </option>
              ))}
            </Choice>
          )}
        </Field>
      </FieldRow>
      {sentence && (
        <div className={styles.preview}>
          <p>{t("preview")}</p>
          <blockquote>{preview}</blockquote>
        </div>
      )}
      <SaveRow form={form} label={t("show")} />
    </form>
  );
}

interface Facts {
  item: { zh: string; en?: string } | undefined;
  instant: number | undefined;
  race: OrganisedRace;
}

// In the organiser's language; visitors read it in theirs.
function usePreview(sentence: AlertSentence | undefined, { item, instant, race }: Facts): string {
  const t = useAlertTexts();
  const { text } = useSite();
  const dates = useDates();
  if (!sentence) return "";
  const time = instant === undefined ? "…" : dates(instant, "moment", race.timeZone);
  return fillSentence(text(sentence.text), { item: item ? text(item) : t("race"), time });
}

function fillSentence(sentence: string, facts: { item: string; time: string }): string {
  return sentence.replace(/\{(item|time)\}/g, (_, name: keyof typeof facts) => facts[name]);
}

// As the clocks at the race show it.
function readInstant(written: string, timeZone: string): number | undefined {
  const at = written === "" ? Number.NaN : dayjs.tz(written, timeZone).valueOf();
  return Number.isNaN(at) ? undefined : at;
}
