import { type FormEvent, useCallback } from "react";
import { Choice, Field, FieldRow, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { Area } from "#contract/areas.ts";
import type { MailingOffer, OwnPack } from "#contract/mailing.ts";
import { findAddressFaults, type MailingAddress } from "#core/mailing.ts";
import { useForm, useValues } from "#src/account/form/useForm.ts";
import { SaveRow } from "#src/account/profile/SaveRow.tsx";
import { useSignUpServices } from "../signUpContext.ts";
import styles from "./Mailing.module.css";
import { useMailingTexts } from "./texts.ts";

interface MailingFormProps {
  offer: MailingOffer;
  pack: OwnPack;
  onRequested(): Promise<void>;
}

type Name = keyof MailingAddress;
const names: Name[] = ["name", "phone", "province", "city", "street", "postcode"];

/**
 * Asks for the address of a mailing, shows its fee, and requests it. What was typed stays if it is
 * refused.
 */
export function MailingForm({ offer, pack, onRequested }: MailingFormProps) {
  const t = useMailingTexts();
  const { showToast } = useSite();
  const { fen } = useNumbers();
  const { client, domainName } = useSignUpServices();
  const fields = useValues<Name>({ name: pack.name, phone: "", province: "", city: "", street: "", postcode: "" });
  const feeFen = findFee(offer, fields.values.province);
  const findFault = (name: Name) => (typed: string) => {
    const fault = findAddressFaults({ ...fields.values, [name]: typed })[name];
    if (fault) return t(`${name}_${fault}`);
    return name === "province" && findFee(offer, typed) === null ? t("notThere") : undefined;
  };
  const form = useForm({
    ...fields,
    rules: Object.fromEntries(names.map((name) => [name, findFault(name)])) as Record<Name, (typed: string) => string>,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      const json = { domainName, pack: pack.pack, address: form.values, feeFen: feeFen ?? 0 };
      await client.call("POST /sign-up/mailings", { json, isSilent: true });
      showToast("success", t("requested"));
      await onRequested();
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate aria-label={t("request")}>
      <h4>{t("request")}</h4>
      <FieldRow>
        <Field label={t("recipient")} error={form.fault("name")}>
          {(control) => <TextInput {...control} {...form.bind("name")} autoComplete="name" required />}
        </Field>
        <Field label={t("phone")} hint={t("phoneHint")} error={form.fault("phone")}>
          {(control) => (
            <TextInput {...control} {...form.bind("phone")} type="tel" autoComplete="tel-national" required />
          )}
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t("province")} hint={t("provinceHint")} error={form.fault("province")}>
          {(control) => (
            <Choice {...control} {...form.bind("province")} autoComplete="address-level1" required>
              <option value="">{t("choose")}</option>
              <Provinces />
            </Choice>
          )}
        </Field>
        <Field label={t("city")} error={form.fault("city")}>
          {(control) => <TextInput {...control} {...form.bind("city")} autoComplete="address-level2" required />}
        </Field>
      </FieldRow>
      <Field label={t("street")} hint={t("streetHint")} error={form.fault("street")}>
        {(control) => <TextInput {...control} {...form.bind("street")} autoComplete="street-address" required />}
      </Field>
      <Field label={t("postcode")} hint={t("postcodeHint")} error={form.fault("postcode")}>
        {(control) => (
          <TextInput {...control} {...form.bind("postcode")} inputMode="numeric" autoComplete="postal-code" required />
        )}
      </Field>
      <SaveRow form={form} label={feeFen ? t("submitPay", { fee: fen(feeFen) }) : t("submit")} />
    </form>
  );
}

/** What the mailing to a province costs; null if nothing is mailed there. */
function findFee({ feeFen, regions }: MailingOffer, province: string): number | null {
  const region = regions.find(({ provinces }) => provinces.includes(province));
  return region ? region.feeFen : feeFen;
}

// Those of the mainland, as the list of areas has them.
function Provinces() {
  const { client } = useSignUpServices();
  const { language } = useSite();
  const load = useCallback(() => client.call("GET /user-center/areas", { isSilent: true }), [client]);
  const areas = useLoaded<Area[]>("areas", load);
  const provinces = areas.status === "ready" ? areas.value.filter(({ value }) => value < "7") : [];
  return provinces.map(({ value, label, labelEn }) => (
    <option key={value} value={value}>
      {language === "zh" ? label : labelEn}
    </option>
  ));
}
