import { type FormEvent, useRef, useState } from "react";
import { Choice, Field, FieldRow, TextArea, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { BodyOf } from "#contract/contract.ts";
import type { MessagePreview } from "#contract/entrantMessages.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import {
  longestMessage,
  longestSubject,
  type MessageGroup,
  type MessageStream,
  messageGroups,
  messageStreams,
} from "#core/entrantMessages.ts";
import type { Client } from "#src/client/client.ts";
import { useForm, useValues } from "../../form/useForm.ts";
import { SaveRow } from "../../profile/SaveRow.tsx";
import application from "../../review/Application.module.css";
import { Preview } from "./Preview.tsx";
import { useMessageTexts } from "./texts.ts";

interface MessageFormProps {
  client: Client;
  race: OrganisedRace;
  onSent(): void;
}

type Wanted = Omit<BodyOf<"POST /sign-up/organise/messages">, "key">;

const initial = {
  group: "confirmed",
  item: "",
  start: "",
  language: "",
  stream: "service",
  subjectZh: "",
  textZh: "",
  subjectEn: "",
  textEn: "",
};

/** Writes a message, and sends it once it was seen as its readers will see it. */
export function MessageForm({ client, race, onSent }: MessageFormProps) {
  const t = useMessageTexts();
  const { text, language } = useSite();
  const fields = useValues(initial);
  const [shown, setShown] = useState<{ wanted: Wanted; preview: MessagePreview }>();
  const key = useRef(crypto.randomUUID());
  const form = useForm({
    ...fields,
    rules: {
      subjectZh: (typed) => (typed.trim() === "" ? t("subjectMissing") : undefined),
      textZh: (typed) => (typed.trim() === "" ? t("textMissing") : undefined),
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(async () => {
      const wanted = readWanted(form.values, race.domainName);
      setShown(undefined);
      const call = { json: wanted, isSilent: true };
      setShown({ wanted, preview: await client.call("POST /sign-up/organise/messages/preview", call) });
      key.current = crypto.randomUUID();
    });
  };
  const finish = () => {
    setShown(undefined);
    for (const [name, value] of Object.entries(initial)) fields.set(name as keyof typeof initial, value);
    onSent();
  };
  return (
    <>
      <form
        className={application.decision}
        onSubmit={submit}
        onKeyDown={form.onKeyDown}
        onChange={() => setShown(undefined)}
        noValidate
      >
        <h2>{t("new")}</h2>
        <FieldRow>
          <Field label={t("group")}>
            {(control) => (
              <Choice {...control} {...form.bind("group")}>
                {messageGroups.map((group) => (
                  <option key={group} value={group}>
                    {t(`group_${group}`)}
                  </option>
                ))}
              </Choice>
            )}
          </Field>
          {race.items.length > 1 && (
            <Field label={t("item")}>
              {(control) => (
                <Choice {...control} {...form.bind("item")}>
                  <option value="">{t("allItems")}</option>
                  {race.items.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {text(name)}
                    </option>
                  ))}
                </Choice>
              )}
            </Field>
          )}
        </FieldRow>
        {race.starts.length > 0 && (
          <Field label={t("start")} hint={t("startHint")}>
            {(control) => (
              <Choice {...control} {...form.bind("start")}>
                <option value="">{t("allStarts")}</option>
                {race.starts.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {text(name)}
                  </option>
                ))}
              </Choice>
            )}
          </Field>
        )}
        <FieldRow>
          <Field label={t("language")}>
            {(control) => (
              <Choice {...control} {...form.bind("language")}>
                <option value="">{t("allLanguages")}</option>
                <option value="zh">{t("language_zh")}</option>
                <option value="en">{t("language_en")}</option>
              </Choice>
            )}
          </Field>
          <Field label={t("stream")}>
            {(control) => (
              <Choice {...control} {...form.bind("stream")}>
                {messageStreams.map((stream) => (
                  <option key={stream} value={stream}>
                    {t(`stream_${stream}`)}
                  </option>
                ))}
              </Choice>
            )}
          </Field>
        </FieldRow>
        <Field label={t("subjectZh")} error={form.fault("subjectZh")}>
          {(control) => <TextInput {...control} {...form.bind("subjectZh")} maxLength={longestSubject} required />}
        </Field>
        <Field label={t("textZh")} error={form.fault("textZh")}>
          {(control) => <TextArea {...control} {...form.bind("textZh")} rows={6} maxLength={longestMessage} required />}
        </Field>
        <Field label={t("subjectEn")} hint={t("englishHint")}>
          {(control) => <TextInput {...control} {...form.bind("subjectEn")} maxLength={longestSubject} />}
        </Field>
        <Field label={t("textEn")} hint={t("englishHint")}>
          {(control) => <TextArea {...control} {...form.bind("textEn")} rows={6} maxLength={longestMessage} />}
        </Field>
        <SaveRow form={form} label={t("preview")} />
      </form>
      {shown && <Preview client={client} {...shown} language={language} messageKey={key.current} onSent={finish} />}
    </>
  );
}

function readWanted(values: typeof initial, domainName: string): Wanted {
  const { group, item, start, language, stream } = values;
  const both = (zh: string, en: string) => (en.trim() === "" ? { zh: zh.trim() } : { zh: zh.trim(), en: en.trim() });
  return {
    domainName,
    stream: stream as MessageStream,
    filter: {
      group: group as MessageGroup,
      ...(item !== "" && { item }),
      ...(start !== "" && { start }),
      ...(language !== "" && { language: language as "zh" | "en" }),
    },
    subject: both(values.subjectZh, values.subjectEn),
    text: both(values.textZh, values.textEn),
  };
}
