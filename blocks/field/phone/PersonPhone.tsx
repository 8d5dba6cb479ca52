import { problemsWithin, withPart } from "#blocks/field/kit/frame/answerParts.ts";
import type { Typed } from "#blocks/field/kit/frame/fieldProps.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";
import Phone from "./Phone.tsx";

type Person = Typed<FieldAnswers["emergency-contact"]> | Typed<FieldAnswers["guardian"]>;

interface PersonPhoneProps<Answer extends Person> {
  id: string;
  name: string;
  label: string;
  schema: Parameters<typeof Phone>[0]["schema"];
  answer: Answer | undefined;
  onAnswer(answer: Answer | undefined): void;
  onLeave(): void;
  problems: Record<string, string | undefined>;
}

/** The phone number of somebody else than the runner, as a part of who they are. */
export function PersonPhone<Answer extends Person>(props: PersonPhoneProps<Answer>) {
  const { id, name, label, schema, answer, onAnswer, onLeave, problems } = props;
  return (
    <Phone
      id={`${id}-phone`}
      name={`${name}-phone`}
      label={label}
      help={undefined}
      placeholder={undefined}
      isRequired
      isOwn={false}
      options={{}}
      schema={schema}
      answer={answer?.phone}
      onAnswer={(phone) => onAnswer(withPart(answer, "phone", phone as Answer["phone"]))}
      onLeave={onLeave}
      problems={problemsWithin(problems, "/phone", "")}
    />
  );
}
