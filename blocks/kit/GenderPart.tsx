import { genders } from "#src/rules/names.ts";
import { Choice, Field, TextInput } from "./Field.tsx";
import { useSite } from "./site.ts";

interface GenderPartProps {
  id: string;
  label: string;
  /** Beside the label, such as where it comes from. */
  note?: string;
  /** What stands in the empty control. */
  placeholder: string;
  isRequired: boolean;
  /** Whether it follows from another answer and cannot be chosen. */
  isLocked: boolean;
  gender: 1 | 2 | undefined;
  onGender(gender: 1 | 2 | undefined): void;
  onLeave(): void;
  problem: string | undefined;
}

/** The gender as one part of an answer: chosen, or shown where it follows from another answer. */
export function GenderPart(props: GenderPartProps) {
  const { id, label, note, placeholder, isRequired, isLocked, gender, onGender, onLeave, problem } = props;
  const { language } = useSite();
  return (
    <Field id={id} label={label} error={problem} {...(note && { note })}>
      {(control) =>
        isLocked ? (
          <TextInput {...control} readOnly value={gender ? genders[gender][language] : ""} placeholder={placeholder} />
        ) : (
          <Choice
            {...control}
            required={isRequired}
            autoComplete="off"
            value={gender ?? ""}
            onChange={({ currentTarget }) => onGender(genderOf(currentTarget.value))}
            onBlur={onLeave}
          >
            <option value="">{placeholder}</option>
            <option value="1">{genders[1][language]}</option>
            <option value="2">{genders[2][language]}</option>
          </Choice>
        )
      }
    </Field>
  );
}

function genderOf(chosen: string): 1 | 2 | undefined {
  return chosen === "1" ? 1 : chosen === "2" ? 2 : undefined;
}
