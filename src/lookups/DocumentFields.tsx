import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/look-ups.ts";
import type { Typed } from "./useLookingUp.tsx";

const useTexts = texts(messages);

/** What the fields of a look-up share: what is typed, what is missing, and how it changes. */
export interface FieldParts {
  typed: Typed;
  faults: Partial<Record<keyof Typed, string>>;
  change(name: keyof Typed, value: string): void;
}

const types = ["1", "2", "3", "4", "5", "6"] as const;

/** The document and the name of a runner. */
export function DocumentFields({ typed, faults, change }: FieldParts) {
  const t = useTexts();
  // Browsers keep what they know by these names: a shared computer must not.
  const isPrivate = { autoComplete: "off", autoCorrect: "off", spellCheck: false } as const;
  return (
    <>
      <Field label={t("type")}>
        {(control) => (
          <Choice {...control} name="type" value={typed.type} onChange={({ target }) => change("type", target.value)}>
            {types.map((type) => (
              <option key={type} value={type}>
                {t("documentType", { type })}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <Field label={t("number")} hint={t("numberHint")} error={faults.number}>
        {(control) => (
          <TextInput
            {...control}
            {...isPrivate}
            name="number"
            autoCapitalize="characters"
            maxLength={40}
            value={typed.number}
            onChange={({ target }) => change("number", target.value)}
          />
        )}
      </Field>
      <Field label={t("wholeName")} hint={t("nameHint")} error={faults.name}>
        {(control) => (
          <TextInput
            {...control}
            {...isPrivate}
            name="name"
            maxLength={120}
            value={typed.name}
            onChange={({ target }) => change("name", target.value)}
          />
        )}
      </Field>
    </>
  );
}
