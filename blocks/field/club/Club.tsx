import { useState } from "react";
import { ChoiceSearch } from "#blocks/field/kit/choice/ChoiceSearch.tsx";
import { FormField } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/field/club.ts";
import styles from "./Club.module.css";

const useTexts = texts(messages);

/**
 * A running club, looked up by its name; the runner can type one that is not in the list if the
 * form accepts it.
 */
export default function Club(field: FieldProps<"club">) {
  const { options, placeholder, answer, onAnswer, onLeave } = field;
  const t = useTexts();
  const { text } = useSite();
  const [typed, setTyped] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  const type = (now: string) => {
    setTyped(now);
    setLeft(false);
    if (answer) onAnswer(undefined);
  };
  const leave = () => {
    const name = typed && cleanText("line", typed);
    if (name && options.acceptsUnlisted) onAnswer({ name });
    if (typed !== undefined && (!name || options.acceptsUnlisted)) setTyped(undefined);
    setLeft(true);
    onLeave();
  };
  return (
    <FormField field={field}>
      {(control) => (
        <>
          <ChoiceSearch
            control={control}
            list={options.list ?? "clubs"}
            text={typed ?? answer?.name ?? ""}
            onText={type}
            onPick={({ id, label }) => {
              setTyped(undefined);
              onAnswer({ id, name: text(label) });
            }}
            onLeave={leave}
            placeholder={placeholder ?? t("example")}
          />
          <p className={styles.state} role="status">
            {typed && hasLeft ? t("choose") : options.acceptsUnlisted && !answer?.id && t("unlisted")}
          </p>
        </>
      )}
    </FormField>
  );
}
