import { useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import type { Proof } from "#contract/profile.ts";
import type { UserData } from "#contract/userData.ts";
import type { Client } from "#src/client/client.ts";
import encodePassword from "../encodePassword.ts";
import type { Form, Values } from "../form/useForm.ts";
import { QuietButton } from "../QuietButton.tsx";
import styles from "./AccountSection.module.css";
import { useAccountTexts } from "./AccountSection.tsx";
import { OwnCode } from "./OwnCode.tsx";

/** The names of the fields that `getProof` reads. */
export const proofValues: Values = { proofPassword: "", proofCode: "", proofToken: "", proofBy: "" };

/** Asks the owner of the account to prove it: by the password if there is one, or by a code. */
export function ProofFields({ form, client, userData }: { form: Form; client: Client; userData: UserData }) {
  const t = useAccountTexts();
  const hasPassword = holdsPassword(userData);
  const [isByCode, setByCode] = useState(!hasPassword);
  const { userPhone, userEmail } = userData.userInfo;
  const choose = (byCode: boolean) => {
    setByCode(byCode);
    form.set("proofBy", byCode ? "code" : "password");
  };
  return (
    <>
      {isByCode ? (
        <OwnCode
          form={form}
          name="proofCode"
          tokenName="proofToken"
          target={userPhone ?? userEmail ?? ""}
          send={() =>
            client.call("POST /user-center/confirm-code", {
              json: { channel: userPhone ? "phone" : "email" },
              isSilent: true,
            })
          }
        />
      ) : (
        <Field label={t("currentPassword")} error={form.fault("proofPassword")}>
          {(control) => (
            <TextInput {...control} {...form.bind("proofPassword")} type="password" autoComplete="current-password" />
          )}
        </Field>
      )}
      {hasPassword && (
        <QuietButton className={styles.switch} onClick={() => choose(!isByCode)}>
          {isByCode ? t("byPassword") : t("byCode")}
        </QuietButton>
      )}
    </>
  );
}

/** Returns whether the account can be entered by a password. */
export function holdsPassword({ accountInfo }: UserData): boolean {
  return accountInfo.extendInfo.hasPassword === true;
}

/** Returns the proof that was typed. */
export function getProof(
  { proofBy, proofPassword = "", proofCode = "", proofToken = "" }: Values,
  userData: UserData,
): Proof {
  const isByCode = proofBy === "code" || (proofBy !== "password" && !holdsPassword(userData));
  return isByCode ? { captcha: proofCode, verificationToken: proofToken } : { password: encodePassword(proofPassword) };
}
