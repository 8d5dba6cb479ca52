import { useRef } from "react";
import { messages } from "#locales/generated/kit/document-parts.ts";
import type { FieldOptions } from "#schemas/generated/types.ts";
import { documentNames, isDocumentType, tellsAll } from "#src/rules/documents.ts";
import { documentTypes, normaliseNumber, readDocument } from "#src/rules/identity.ts";
import { readDay } from "./days.ts";
import { type Document, renumber, retype, untype } from "./documentAnswer.ts";
import { Choice, Field, FieldRow } from "./Field.tsx";
import { useForm } from "./formField.ts";
import { GenderPart } from "./GenderPart.tsx";
import { PartInput } from "./PartInput.tsx";
import { withPart } from "./parts.ts";
import { useSite } from "./site.ts";
import { texts } from "./texts.ts";

const useTexts = texts(messages);

interface DocumentPartsProps {
  /** The ids of its controls begin with it. */
  id: string;
  isRequired: boolean;
  options: FieldOptions["identity-document"];
  answer: Document | undefined;
  onAnswer(answer: Document | undefined): void;
  onLeave(): void;
  /** By the place in the answer: /number. */
  problems: Record<string, string | undefined>;
  /** Whether browsers may fill in the runner's own birthday. */
  isOwn?: boolean;
}

/** Kind and number of a document, with the birthday and gender that the number tells, or that are asked for. */
export function DocumentParts(props: DocumentPartsProps) {
  const { id, isRequired, options, answer = {}, onAnswer, onLeave, problems } = props;
  const t = useTexts();
  const { language } = useSite();
  const { today } = useForm();
  const earlier = useRef<Record<string, Document>>({});
  const only = options.types?.length === 1 ? options.types[0] : undefined;
  const type = answer.type ?? only;
  const changeType = (next: string) => {
    if (answer.type) earlier.current[answer.type] = answer;
    onAnswer(isDocumentType(next) ? retype(answer, next, earlier.current[next], today) : untype(answer, today));
  };
  // Of the one kind there is, nobody has to choose: it comes and goes with the number.
  const changeNumber = (number: string | undefined) =>
    onAnswer(only && !number ? untype(answer, today) : renumber({ ...answer, ...(type && { type }) }, number, today));
  return (
    <>
      <Field id={`${id}-type`} label={t("type")} error={problems["/type"]}>
        {(control) => (
          <Choice
            {...control}
            required={isRequired}
            value={type ?? ""}
            onChange={(event) => changeType(event.currentTarget.value)}
            onBlur={onLeave}
          >
            {!only && <option value="">{t("choose")}</option>}
            {(options.types ?? keysOf(documentTypes)).map((kind) => (
              <option key={kind} value={kind}>
                {documentNames[kind][language]}
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
        tidy={normaliseNumber}
        onText={changeNumber}
        onLeave={onLeave}
        required={isRequired}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <PersonParts {...props} type={type} />
    </>
  );
}

function PersonParts({
  id,
  isRequired,
  options: { asks = ["birthday", "gender"] },
  answer = {},
  onAnswer,
  onLeave,
  problems,
  isOwn,
  type,
}: DocumentPartsProps & { type: Document["type"] }) {
  const t = useTexts();
  const { today } = useForm();
  const told = type && answer.number ? readDocument(type, answer.number, today) : undefined;
  const waits = tellsAll(type);
  if (!type || asks.length === 0) return null;
  const note = told?.birthday && t("fromNumber");
  return (
    <FieldRow>
      {asks.includes("birthday") && (
        <PartInput
          id={`${id}-birthday`}
          label={t("birthday")}
          value={told?.birthday ?? answer.birthday}
          problem={problems["/birthday"]}
          tidy={(text) => readDay(text) ?? text}
          onText={(birthday) => onAnswer(withPart(answer, "birthday", birthday))}
          onLeave={onLeave}
          required={isRequired}
          readOnly={waits || told?.birthday !== undefined}
          placeholder={waits ? t("comesFromNumber") : t("birthdayExample")}
          {...(note ? { note } : !waits && { hint: t("birthdayHint") })}
          autoComplete={isOwn ? "bday" : "off"}
          maxLength={20}
        />
      )}
      {asks.includes("gender") && (
        <GenderPart
          id={`${id}-gender`}
          label={t("gender")}
          isRequired={isRequired}
          isLocked={waits || told?.gender !== undefined}
          {...(told?.gender && { note: t("fromNumber") })}
          placeholder={waits ? t("comesFromNumber") : t("choose")}
          gender={told?.gender ?? answer.gender}
          onGender={(gender) => onAnswer(withPart(answer, "gender", gender))}
          onLeave={onLeave}
          problem={problems["/gender"]}
        />
      )}
    </FieldRow>
  );
}

function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[];
}
