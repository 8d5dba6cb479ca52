import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { InvitationDefaults } from "#contract/invitations.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { InvitationColumn } from "#core/invitations.ts";
import application from "../../review/Application.module.css";
import { useInvitationTexts } from "./texts.ts";

interface DefaultFieldsProps {
  race: OrganisedRace;
  defaults: InvitationDefaults;
  /** What is wrong, by the column that it is about. */
  errors?: Partial<Record<InvitationColumn, string>>;
  onChange(more: Partial<InvitationDefaults>): void;
}

/**
 * The item, the deadline and the language of invitations, whether a place is held, and whether the
 * fee is waived.
 */
export function DefaultFields({ race, defaults, errors = {}, onChange }: DefaultFieldsProps) {
  const t = useInvitationTexts();
  const { text } = useSite();
  return (
    <>
      <Field label={t("column-item")} error={errors.item}>
        {(control) => (
          <Choice
            {...control}
            value={defaults.item ?? ""}
            onChange={({ target }) => onChange({ item: target.value || undefined } as Partial<InvitationDefaults>)}
          >
            <option value="">{t("chooseItem")}</option>
            {race.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {text(name)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <Field label={t("column-until")} hint={t("untilHint")} error={errors.until}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={defaults.until ?? ""}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        )}
      </Field>
      <Field label={t("messageLanguage")} error={errors.language}>
        {(control) => (
          <Choice
            {...control}
            value={defaults.language}
            onChange={({ target }) => onChange({ language: target.value === "en" ? "en" : "zh" })}
          >
            <option value="zh">{t("language-zh")}</option>
            <option value="en">{t("language-en")}</option>
          </Choice>
        )}
      </Field>
      <div>
        <Check label={t("holdPlace")} isOn={defaults.holdsPlace} onChange={(holdsPlace) => onChange({ holdsPlace })} />
        <p className={application.failure}>{errors.place}</p>
        <Check label={t("waiveFee")} isOn={defaults.isWaived} onChange={(isWaived) => onChange({ isWaived })} />
      </div>
    </>
  );
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <label className={application.check}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
