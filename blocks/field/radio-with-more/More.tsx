import type { Typed } from "#blocks/field/kit/frame/fieldProps.ts";
import { useCleanTyping } from "#blocks/field/kit/typing/useCleanTyping.ts";
import { cleanAddress } from "#blocks/field/kit/typing/webAddress.ts";
import { type ControlProps, Field, FieldGroup, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/field/radio-with-more.ts";
import type { RadioWithMoreAnswer, RadioWithMoreOptionsChoice } from "#schemas/generated/types.ts";
import { MorePicture } from "./MorePicture.tsx";

const useTexts = texts(messages);
type Answer = Typed<RadioWithMoreAnswer>;

interface MoreProps {
  id: string;
  choice: RadioWithMoreOptionsChoice;
  kind: "text" | "image" | "url";
  answer: Answer;
  problem: string | undefined;
  /** Takes what was given, without the choice itself. */
  onAnswer(more: Omit<Answer, "choice">): void;
}

/** Asks for the details of a chosen answer: a text, a web address or a picture. */
export function More({ id, choice, kind, answer, problem, onAnswer }: MoreProps) {
  const t = useTexts();
  const { text } = useSite();
  const label = choice.moreLabel ? text(choice.moreLabel) : t(kind);
  const frame = { id, label, error: problem, ...(choice.isMoreOptional && { note: t("optional") }) };
  if (kind === "image")
    return (
      <FieldGroup {...frame}>
        <MorePicture label={label} image={answer.image} onImage={(image) => onAnswer(image ? { image } : {})} />
      </FieldGroup>
    );
  return (
    <Field {...frame}>
      {(control) => (
        <Line
          control={{ ...control, required: !choice.isMoreOptional }}
          isAddress={kind === "url"}
          text={answer[kind] ?? ""}
          onText={(written) => onAnswer(written ? { [kind]: written } : {})}
        />
      )}
    </Field>
  );
}

interface LineProps {
  control: ControlProps;
  isAddress: boolean;
  text: string;
  onText(text: string): void;
}

function Line({ control, isAddress, text, onText }: LineProps) {
  const typing = useCleanTyping(
    text,
    isAddress ? cleanAddress : (typed) => cleanText("line", typed),
    onText,
    () => undefined,
  );
  const address = { type: "url", inputMode: "url", autoCapitalize: "off", spellCheck: false } as const;
  return (
    <TextInput
      {...control}
      {...typing}
      {...(isAddress && address)}
      enterKeyHint="next"
      maxLength={isAddress ? 2000 : 500}
    />
  );
}
