import { type FormEvent, useCallback, useState } from "react";
import { Choice, Field, FieldRow, TextInput } from "#blocks/kit/control/Field.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { UploadedFile } from "#blocks/kit/site/uploads.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { Uploader } from "#blocks/kit/upload/Uploader.tsx";
import type { RealNameState } from "#contract/profile.ts";
import { auditStatus as statuses } from "#core/auditStatus.ts";
import { documentTypes, readDocument } from "#forms/values/identity.ts";
import { longestName } from "#forms/values/names.ts";
import type { SectionProps } from "../accountSession.ts";
import { useForm, useValues } from "../form/useForm.ts";
import styles from "./AccountSection.module.css";
import { AccountSection, useAccountTexts } from "./AccountSection.tsx";
import { Near } from "./Near.tsx";
import { SaveRow } from "./SaveRow.tsx";

/**
 * The verification of the runner's real name: its state, and the form as long as there is something
 * to submit.
 */
export function IdentitySection(props: SectionProps) {
  const t = useAccountTexts();
  return (
    <AccountSection name="identity" text={t("identityText")}>
      <Near lines={8}>
        <Verification {...props} />
      </Near>
    </AccountSection>
  );
}

function Verification({ client, renew }: SectionProps) {
  const [round, setRound] = useState(0);
  const load = useCallback(
    async () => ({ realName: await client.call("GET /user-center/real-name", { isSilent: true }) }),
    [client],
  );
  const loaded = useLoaded(`real-name ${round}`, load);
  const submitted = async () => {
    await renew();
    setRound(round + 1);
  };
  return (
    <Show loaded={loaded} lines={8}>
      {({ realName }) => (
        <>
          <Status realName={realName} />
          {(realName === null || realName.auditStatus === statuses.rejected) && (
            <IdentityForm client={client} onSubmitted={submitted} />
          )}
        </>
      )}
    </Show>
  );
}

const tones = { 1: "waiting", 2: "good", 3: "bad" } as const;

function Status({ realName }: { realName: RealNameState | null }) {
  const t = useAccountTexts();
  if (!realName) return null;
  const { auditStatus, name, cardType, cardNumber, refuseReason } = realName;
  return (
    <div>
      <StatusMark tone={tones[auditStatus]}>{t(`status_${auditStatus}`)}</StatusMark>
      <p>
        {name} · {t(`card_${cardType as keyof typeof documentTypes}`)}{" "}
        <span className={styles.rowText}>{cardNumber}</span>
      </p>
      {auditStatus === statuses.submitted && <p className={styles.hint}>{t("reviewText")}</p>}
      {auditStatus === statuses.rejected && refuseReason && (
        <p className={styles.failure}>{t("refusedBecause", { reason: refuseReason })}</p>
      )}
    </div>
  );
}

const kinds = Object.keys(documentTypes) as (keyof typeof documentTypes)[];

function IdentityForm({ client, onSubmitted }: Pick<SectionProps, "client"> & { onSubmitted(): Promise<void> }) {
  const t = useAccountTexts();
  const { showToast, now } = useSite();
  const [photo, setPhoto] = useState<UploadedFile[]>([]);
  const entries = useValues({ cardType: "1", name: "", cardNumber: "", birthday: "", gender: "", cardUploadId: "" });
  const { cardType, name, cardNumber, birthday, gender } = entries.values;
  const today = new Date(now()).toISOString().slice(0, 10);
  const document = readDocument(cardType, cardNumber, today);
  const asksFacts = ["2", "3", "4"].includes(cardType) || (cardType === "6" && !document?.birthday);
  const rules = {
    cardNumber: () => (document ? undefined : t("cardNumberWrong")),
    cardUploadId: () => (photo.length > 0 ? undefined : t("cardPhotoMissing")),
  };
  const form = useForm({ ...entries, rules });
  const { bind, fault } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      const facts = asksFacts ? { birthday, ...(gender && { gender: Number(gender) as 1 | 2 }) } : {};
      await client.call("POST /user-center/real-name", {
        json: { name, cardType, cardNumber, cardUploadId: photo[0]?.id ?? "", ...facts },
        isSilent: true,
      });
      showToast("success", t("submitted"));
      await onSubmitted();
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <FieldRow>
        <Field label={t("cardType")} error={fault("cardType")}>
          {(control) => (
            <Choice {...control} {...bind("cardType")}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`card_${kind}`)}
                </option>
              ))}
            </Choice>
          )}
        </Field>
        <Field label={t("cardName")} error={fault("name")}>
          {(control) => (
            <TextInput {...control} {...bind("name")} autoComplete="name" maxLength={longestName} required />
          )}
        </Field>
      </FieldRow>
      <Field label={t("cardNumber")} error={fault("cardNumber")}>
        {(control) => (
          <TextInput
            {...control}
            {...bind("cardNumber")}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            required
          />
        )}
      </Field>
      {asksFacts && (
        <FieldRow>
          <Field label={t("birthday")} error={fault("birthday")}>
            {(control) => <TextInput {...control} {...bind("birthday")} type="date" autoComplete="bday" />}
          </Field>
          <Field label={t("gender")} error={fault("gender")}>
            {(control) => (
              <Choice {...control} {...bind("gender")}>
                <option value="">{t("choose")}</option>
                <option value="1">{t("male")}</option>
                <option value="2">{t("female")}</option>
              </Choice>
            )}
          </Field>
        </FieldRow>
      )}
      <div className={styles.photo}>
        <p className={styles.rowTitle}>{t("cardPhoto")}</p>
        <p className={styles.hint}>{t("cardPhotoHint")}</p>
        <Uploader
          label={t("cardPhoto")}
          value={photo}
          onAdd={(file) => setPhoto([file])}
          onRemove={() => setPhoto([])}
          countLimit={1}
          endings={["jpg", "jpeg", "png", "webp"]}
          isImage
          sizeLimit={{ size: 10, unit: "MB" }}
        />
        <p className={styles.failure} role="alert">
          {fault("cardUploadId")}
        </p>
      </div>
      <SaveRow form={form} label={t("submit")} />
    </form>
  );
}
