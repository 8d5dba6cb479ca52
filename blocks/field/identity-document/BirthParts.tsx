import DatePicker from "#blocks/field/date-picker/DatePicker.tsx";
import Gender from "#blocks/field/gender/Gender.tsx";
import { withPart } from "#blocks/field/kit/frame/answerParts.ts";
import { useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { Field, FieldRow, TextInput } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { hasBirthdayAndGender } from "#forms/values/documents.ts";
import { type DocumentType, readDocument } from "#forms/values/identity.ts";
import { messages } from "#locales/generated/field/identity-document.ts";
import { messages as people } from "#locales/generated/forms/people.ts";
import type { DocumentPartsProps } from "./partsProps.ts";

const useTexts = texts(messages);
const usePeopleTexts = texts(people);

/**
 * Birthday and gender of the document's holder: locked if the number contains them, else questions.
 */
export default function BirthParts({ type, ...props }: DocumentPartsProps & { type: DocumentType }) {
  const { asks = ["birthday", "gender"] } = props.options;
  const { today } = useForm();
  const person = usePeopleTexts();
  const t = useTexts();
  const { number } = props.answer ?? {};
  const inNumber = number ? readDocument(type, number, today) : undefined;
  const isLocked = hasBirthdayAndGender(type) || inNumber?.birthday !== undefined;
  if (asks.length === 0) return null;
  // Boxes for a day are not level with cards: only values that are read are side by side.
  if (!isLocked)
    return (
      <>
        {asks.includes("birthday") && <Birthday {...props} />}
        {asks.includes("gender") && <GenderPart {...props} />}
      </>
    );
  return (
    <FieldRow>
      {asks.includes("birthday") && (
        <ReadOnlyPart
          id={`${props.id}-birthday`}
          label={t("birthday")}
          value={inNumber?.birthday}
          problem={props.problems["/birthday"]}
        />
      )}
      {asks.includes("gender") && (
        <ReadOnlyPart
          id={`${props.id}-gender`}
          label={t("gender")}
          value={inNumber?.gender && person(`gender.${inNumber.gender}`)}
          problem={props.problems["/gender"]}
        />
      )}
    </FieldRow>
  );
}

interface ReadOnlyPartProps {
  id: string;
  label: string;
  value: string | undefined;
  problem: string | undefined;
}

function ReadOnlyPart({ id, label, value, problem }: ReadOnlyPartProps) {
  const t = useTexts();
  return (
    <Field id={id} label={label} error={problem} {...(value && { note: t("fromNumber") })}>
      {(control) => <TextInput {...control} readOnly value={value ?? ""} placeholder={t("comesFromNumber")} />}
    </Field>
  );
}

function Birthday({ id, isOwn, answer, onAnswer, problems, ...field }: DocumentPartsProps) {
  const t = useTexts();
  return (
    <DatePicker
      {...field}
      {...part}
      id={`${id}-birthday`}
      label={t("birthday")}
      options={isOwn ? { isBirthday: true } : { min: "1900-01-01", max: "today" }}
      answer={answer?.birthday}
      onAnswer={(birthday) => onAnswer(withPart(answer, "birthday", birthday))}
      problems={{ "": problems["/birthday"] }}
    />
  );
}

function GenderPart({ id, name, answer, onAnswer, problems, ...field }: DocumentPartsProps) {
  const t = useTexts();
  return (
    <Gender
      {...field}
      {...part}
      id={`${id}-gender`}
      name={`${name}-gender`}
      label={t("gender")}
      options={{}}
      answer={answer?.gender}
      onAnswer={(gender) => onAnswer(withPart(answer, "gender", gender))}
      problems={{ "": problems["/gender"] }}
    />
  );
}

// The props that a field has and a part has not. A part that is shown is required: only the whole
// answer may be left out.
const part = { help: undefined, placeholder: undefined, schema: {}, isRequired: true };
