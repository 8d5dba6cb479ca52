import { type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import type { Enrolment as Begun } from "#contract/secondFactor.ts";
import { messages } from "#locales/generated/second-factor.ts";
import type { SectionProps } from "../accountSession.ts";
import { useForm, useValues } from "../form/useForm.ts";
import { getProof, ProofFields, proofValues } from "../profile/ProofFields.tsx";
import { SaveRow } from "../profile/SaveRow.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./SecondFactor.module.css";

const useTexts = texts(messages);
// Only this step needs it.
const QRCodeSVG = lazy(async () => ({ default: (await import("qrcode.react")).QRCodeSVG }));

type OrganiserProps = Pick<SectionProps, "client" | "userData">;

interface EnrolmentProps extends OrganiserProps {
  /** Whether the server requires it, which is then explained. */
  isRequired?: boolean;
  onDone(): void;
}

/**
 * Sets up a second factor in three steps: a proof, the first code of the app, and the recovery
 * codes.
 */
export function Enrolment({ client, userData, isRequired = false, onDone }: EnrolmentProps) {
  const [begun, setBegun] = useState<Begun>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (begun) return <ConfirmForm client={client} begun={begun} onConfirmed={setRecoveryCodes} />;
  return <BeginForm client={client} userData={userData} isRequired={isRequired} onBegun={setBegun} />;
}

interface BeginFormProps extends OrganiserProps {
  isRequired: boolean;
  onBegun(begun: Begun): void;
}

function BeginForm({ client, userData, isRequired, onBegun }: BeginFormProps) {
  const t = useTexts();
  const form = useForm(useValues(proofValues));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () =>
      onBegun(
        await client.call("POST /user-center/second-factor/begin", {
          json: { proof: getProof(form.values, userData) },
          isSilent: true,
        }),
      ),
    );
  };
  return (
    <form className={styles.step} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <h2>{t("title")}</h2>
      {isRequired && <p>{t("required")}</p>}
      <p>{t("begin")}</p>
      <ProofFields form={form} client={client} userData={userData} />
      <SaveRow form={form} label={t("continue")} />
    </form>
  );
}

interface ConfirmFormProps extends Pick<OrganiserProps, "client"> {
  begun: Begun;
  onConfirmed(recoveryCodes: string[]): void;
}

function ConfirmForm({ client, begun, onConfirmed }: ConfirmFormProps) {
  const t = useTexts();
  const form = useForm({
    ...useValues({ code: "" }),
    rules: { code: (typed) => (typed.trim() === "" ? t("codeRequired") : undefined) },
  });
  useEffect(() => document.getElementById(codeId)?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () =>
      onConfirmed(
        (
          await client.call("POST /user-center/second-factor/confirm", {
            json: { code: form.values.code },
            isSilent: true,
          })
        ).recoveryCodes,
      ),
    );
  };
  return (
    <form className={styles.step} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <h2>{t("scan")}</h2>
      <div className={styles.secret}>
        <Suspense fallback={<svg width="208" height="208" aria-hidden="true" />}>
          <QRCodeSVG value={begun.address} level="L" size={208} marginSize={4} role="img" aria-label={t("qrLabel")} />
        </Suspense>
        <div>
          <p>{t("byHand")}</p>
          <p className={styles.key} data-secret={begun.secret}>
            {(begun.secret.match(/.{1,4}/g) ?? []).join(" ")}
          </p>
          <a href={begun.address}>{t("openApp")}</a>
        </div>
      </div>
      <Field id={codeId} label={t("code")} error={form.fault("code")}>
        {(control) => (
          <TextInput
            {...control}
            {...form.bind("code")}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
          />
        )}
      </Field>
      <SaveRow form={form} label={t("confirm")} />
    </form>
  );
}

const codeId = "second-factor-first-code";
