import { type FormEvent, useCallback } from "react";
import { Choice, Field, FieldRow, TextArea, TextInput } from "#blocks/kit/control/Field.tsx";
import { Failed } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { Area } from "#contract/areas.ts";
import type { ProfileChange } from "#contract/profile.ts";
import type { UserInfo } from "#contract/userData.ts";
import { longestName } from "#forms/values/names.ts";
import type { SectionProps } from "../accountSession.ts";
import { type Form, useForm, useValues, type Values } from "../form/useForm.ts";
import styles from "./AccountSection.module.css";
import { AccountSection, useAccountTexts } from "./AccountSection.tsx";
import { AvatarPicker } from "./AvatarPicker.tsx";
import { Near } from "./Near.tsx";
import { SaveRow } from "./SaveRow.tsx";

/** The runner's details, which fill in sign-up forms. */
export function ProfileSection(props: SectionProps) {
  const { client, userData, renew } = props;
  const t = useAccountTexts();
  const { showToast } = useSite();
  const form = useForm(useValues(readValues(userData)));
  const isVerified = userData.accountInfo.signAuthed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      await client.call("POST /user-center/profile", { json: findChange(form.values, isVerified), isSilent: true });
      await renew();
      showToast("success", t("saved"));
    });
  };
  return (
    <AccountSection name="profile" text={t("profileText")}>
      <AvatarPicker {...props} />
      <form className={styles.form} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
        <Person form={form} isVerified={isVerified} />
        <Near lines={6}>
          <Residence form={form} client={client} />
        </Near>
        <Education form={form} />
        <SaveRow form={form} label={t("save")} />
      </form>
    </AccountSection>
  );
}

function Person({ form, isVerified }: { form: Form; isVerified: boolean }) {
  const t = useAccountTexts();
  const { bind, fault } = form;
  const hint = isVerified ? t("fromDocument") : undefined;
  return (
    <>
      <FieldRow>
        <Field label={t("nick")} error={fault("accountNick")}>
          {(control) => <TextInput {...control} {...bind("accountNick")} autoComplete="nickname" maxLength={30} />}
        </Field>
        <Field label={t("userName")} hint={hint} error={fault("userName")}>
          {(control) => (
            <TextInput
              {...control}
              {...bind("userName")}
              autoComplete="name"
              maxLength={longestName}
              readOnly={isVerified}
            />
          )}
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t("gender")} hint={hint} error={fault("userGender")}>
          {(control) => (
            <Choice {...control} {...bind("userGender")} autoComplete="sex" disabled={isVerified}>
              <option value="0">{t("unknown")}</option>
              <option value="1">{t("male")}</option>
              <option value="2">{t("female")}</option>
            </Choice>
          )}
        </Field>
        <Field label={t("birthday")} hint={hint} error={fault("birthday")}>
          {(control) => (
            <TextInput {...control} {...bind("birthday")} type="date" autoComplete="bday" readOnly={isVerified} />
          )}
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t("height")} note={t("optional")} error={fault("userHeight")}>
          {(control) => <TextInput {...control} {...bind("userHeight")} inputMode="numeric" maxLength={3} />}
        </Field>
        <Field label={t("weight")} note={t("optional")} error={fault("userWeight")}>
          {(control) => <TextInput {...control} {...bind("userWeight")} inputMode="numeric" maxLength={3} />}
        </Field>
      </FieldRow>
      <Field label={t("introduction")} note={t("optional")} error={fault("introduction")}>
        {(control) => <TextArea {...control} {...bind("introduction")} maxLength={500} />}
      </Field>
    </>
  );
}

function Residence({ form, client }: { form: Form } & Pick<SectionProps, "client">) {
  const t = useAccountTexts();
  const areas = useLoaded(
    "areas",
    useCallback(() => client.call("GET /user-center/areas", { isSilent: true }), [client]),
  );
  const { bind, values, set, fault } = form;
  const isComing = areas.status === "loading";
  const provinces = areas.status === "ready" ? areas.value : [];
  const cities = getChildren(provinces, values.residentialProvinceCode);
  const districts = getChildren(cities, values.residentialCityCode);
  // An area that is not in the chosen one is removed.
  const choose = (name: string, emptied: string[]) => ({
    ...bind(name),
    onChange: ({ target }: { target: HTMLSelectElement }) => {
      set(name, target.value);
      for (const field of emptied) set(field, "");
    },
  });
  if (areas.status === "failed") return <Failed message={t("areasFailed")} retry={areas.retry} />;
  return (
    <fieldset>
      <legend>{t("residence")}</legend>
      <FieldRow>
        <Field label={t("province")} note={t("optional")} error={fault("residentialProvinceCode")}>
          {(control) => (
            <Choice
              {...control}
              {...choose("residentialProvinceCode", ["residentialCityCode", "residentialDistrictCode"])}
            >
              <Places areas={provinces} coming={isComing && values.residentialProvinceCode} />
            </Choice>
          )}
        </Field>
        <Field label={t("city")}>
          {(control) => (
            <Choice
              {...control}
              {...choose("residentialCityCode", ["residentialDistrictCode"])}
              disabled={!cities.length}
            >
              <Places areas={cities} coming={isComing && values.residentialCityCode} />
            </Choice>
          )}
        </Field>
        <Field label={t("district")}>
          {(control) => (
            <Choice {...control} {...bind("residentialDistrictCode")} disabled={!districts.length}>
              <Places areas={districts} coming={isComing && values.residentialDistrictCode} />
            </Choice>
          )}
        </Field>
      </FieldRow>
      <Field label={t("address")} note={t("optional")} hint={t("addressAbroad")} error={fault("residentialAddress")}>
        {(control) => (
          <TextInput {...control} {...bind("residentialAddress")} autoComplete="street-address" maxLength={200} />
        )}
      </Field>
    </fieldset>
  );
}

// Until the names are there, what was chosen before is not shown as if nothing were.
function Places({ areas, coming }: { areas: Area[]; coming: string | false | undefined }) {
  const t = useAccountTexts();
  const { language } = useSite();
  return (
    <>
      {coming ? <option value={coming}>{t("areasComing")}</option> : <option value="">{t("choose")}</option>}
      {areas.map(({ value, label, labelEn }) => (
        <option key={value} value={value}>
          {language === "en" ? labelEn : label}
        </option>
      ))}
    </>
  );
}

const levels = ["school", "college", "bachelor", "master", "doctor"] as const;

function Education({ form: { bind, fault } }: { form: Form }) {
  const t = useAccountTexts();
  return (
    <fieldset>
      <legend>{t("education")}</legend>
      <FieldRow>
        <Field label={t("educationLevel")} note={t("optional")} error={fault("educationLevel")}>
          {(control) => (
            <Choice {...control} {...bind("educationLevel")}>
              <option value="">{t("choose")}</option>
              {levels.map((level) => (
                <option key={level} value={level}>
                  {t(level)}
                </option>
              ))}
            </Choice>
          )}
        </Field>
        <Field label={t("institution")} note={t("optional")} error={fault("graduateInstitution")}>
          {(control) => <TextInput {...control} {...bind("graduateInstitution")} maxLength={120} />}
        </Field>
        <Field label={t("major")} note={t("optional")} error={fault("major")}>
          {(control) => <TextInput {...control} {...bind("major")} maxLength={120} />}
        </Field>
      </FieldRow>
    </fieldset>
  );
}

function getChildren(areas: Area[], code: string | undefined): Area[] {
  return areas.find(({ value }) => value === code)?.children ?? [];
}

const texts = [
  "userName",
  "birthday",
  "educationLevel",
  "graduateInstitution",
  "major",
  "residentialProvinceCode",
  "residentialCityCode",
  "residentialDistrictCode",
  "residentialAddress",
] as const satisfies (keyof UserInfo & keyof ProfileChange)[];

function readValues({ accountInfo, userInfo }: SectionProps["userData"]): Values {
  return {
    accountNick: accountInfo.accountNick,
    introduction: accountInfo.introduction ?? "",
    userGender: String(userInfo.userGender),
    userHeight: String(userInfo.userHeight ?? ""),
    userWeight: String(userInfo.userWeight ?? ""),
    ...Object.fromEntries(texts.map((name) => [name, userInfo[name] ?? ""])),
  };
}

function findChange(values: Values, isVerified: boolean): ProfileChange {
  const { accountNick = "", introduction = "", userGender, userHeight, userWeight } = values;
  const fromDocument: string[] = isVerified ? ["userName", "birthday"] : [];
  const textEntries = texts.filter((name) => !fromDocument.includes(name)).map((name) => [name, values[name] || null]);
  return {
    accountNick,
    introduction: introduction || null,
    ...(!isVerified && { userGender: Number(userGender) as 0 | 1 | 2 }),
    userHeight: getNumber(userHeight),
    userWeight: getNumber(userWeight),
    ...Object.fromEntries(textEntries),
  };
}

// Anything but a number is sent as 0, which the server refuses with a message.
function getNumber(text = ""): number | null {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return null;
  return /^\d+$/.test(plain) ? Number(plain) : 0;
}
