import { useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { useFieldPart } from "#blocks/field/kit/frame/useFieldPart.ts";
import { useMemory } from "#blocks/field/kit/frame/useMemory.ts";
import { PartInput } from "#blocks/field/kit/typing/PartInput.tsx";
import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import { isDocumentType } from "#forms/values/documents.ts";
import { type DocumentType, documentTypes } from "#forms/values/identity.ts";
import { messages } from "#locales/generated/field/identity-document.ts";
import { messages as people } from "#locales/generated/forms/people.ts";
import type BirthParts from "./BirthParts.tsx";
import { changeNumber, changeType, clearType, type Document } from "./documentAnswer.ts";
import type { DocumentPartsProps } from "./partsProps.ts";

const useTexts = texts(messages);
const usePeopleTexts = texts(people);

/** Kind and number of a document, with the birthday and gender from the number, or as questions. */
export function DocumentParts(props: DocumentPartsProps) {
  const { id, isRequired, options, answer = {}, onAnswer, onLeave, problems } = props;
  const t = useTexts();
  const person = usePeopleTexts();
  const { today, parts } = useForm();
  const earlier = useMemory<Record<string, Document>>(`${id}-type`, {});
  const only = options.types?.length === 1 ? options.types[0] : undefined;
  const type = answer.type ?? only;
  const takeType = (next: string) => {
    if (answer.type) earlier.current[answer.type] = answer;
    onAnswer(isDocumentType(next) ? changeType(answer, next, earlier.current[next], today) : clearType(answer, today));
  };
  // If only one kind is accepted, it is set and removed with the number.
  const takeNumber = (number: string | undefined) =>
    onAnswer(
      only && !number ? clearType(answer, today) : changeNumber({ ...answer, ...(type && { type }) }, number, today),
    );
  return (
    <>
      <Field id={`${id}-type`} label={t("type")} error={problems["/type"]}>
        {(control) => (
          <Choice
            {...control}
            required={isRequired}
            autoComplete="off"
            value={type ?? ""}
            onFocus={() => void parts.load("birth").catch(() => undefined)}
            onChange={(event) => takeType(event.currentTarget.value)}
            onBlur={onLeave}
          >
            {!only && <option value="">{t("choose")}</option>}
            {(options.types ?? listKeys(documentTypes)).map((kind) => (
              <option key={kind} value={kind}>
                {person(`document.${kind}`)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <PartInput
        id={`${id}-number`}
        label={t("number")}
        value={answer.number}
        problem={problems["/number"]}
        tidy={(text) => cleanText("number", text)}
        onText={takeNumber}
        onLeave={onLeave}
        required={isRequired}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      {type && <Birth {...props} type={type} />}
    </>
  );
}

// The boxes for a day are not needed before the kind is known.
function Birth(props: DocumentPartsProps & { type: DocumentType }) {
  const part = useFieldPart<typeof BirthParts>("birth");
  return (
    <Show loaded={part} lines={2}>
      {(Parts) => <Parts {...props} />}
    </Show>
  );
}

function listKeys<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[];
}
