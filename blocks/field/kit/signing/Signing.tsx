import { type FocusEvent, useState } from "react";
import { SegmentedControl } from "#blocks/field/kit/choice/SegmentedControl.tsx";
import type { Typed } from "#blocks/field/kit/frame/fieldProps.ts";
import { useMemory } from "#blocks/field/kit/frame/useMemory.ts";
import { useCleanTyping } from "#blocks/field/kit/typing/useCleanTyping.ts";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/kit/signing.ts";
import type { FieldAnswers } from "#schemas/generated/types.ts";
import { SignaturePad } from "./SignaturePad.tsx";
import styles from "./Signing.module.css";
import type { DrawnSignature } from "./strokes.ts";

const useTexts = texts(messages);

type Signature = FieldAnswers["signature"];
type Way = Signature["kind"];
type Draft = Typed<Signature> | undefined;

interface SigningProps {
  id: string;
  signature: Draft;
  onSignature: (signature: Signature | undefined) => void;
  onLeave: () => void;
}

/**
 * Takes a signature: drawn, or for those who cannot draw, a typed name. Each way keeps what was
 * given.
 */
export function Signing({ id, signature, onSignature, onLeave }: SigningProps) {
  const t = useTexts();
  const earlier = useMemory<Partial<Record<Way, Draft>> & { way?: Way }>(`${id}-way`, {});
  const [way, setWay] = useState(signature?.kind ?? earlier.current.way ?? "drawn");
  const choose = (newWay: Way) => {
    setWay(newWay);
    earlier.current = { ...earlier.current, [way]: signature, way: newWay };
    onSignature(earlier.current[newWay] as Signature | undefined);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not pressed; the blur of the controls inside arrives here
    <div className={styles.signing} onBlur={leave}>
      <SegmentedControl
        name={`${id}-way`}
        label={t("way")}
        ways={[
          { id: "drawn", label: t("draw") },
          { id: "typed", label: t("type") },
        ]}
        chosen={way}
        onChoose={choose}
      />
      {way === "drawn" ? (
        <SignaturePad
          drawn={signature?.kind === "drawn" ? (signature as DrawnSignature) : undefined}
          onDrawn={(drawing) => {
            onSignature(drawing && { kind: "drawn", ...drawing });
            onLeave();
          }}
        />
      ) : (
        <TypedName id={`${id}-typed`} signature={signature} onSignature={onSignature} onLeave={onLeave} />
      )}
    </div>
  );
}

function TypedName({ id, signature, onSignature, onLeave }: SigningProps) {
  const t = useTexts();
  const typedName = signature?.kind === "typed" ? (signature.name ?? "") : "";
  const typing = useCleanTyping(
    typedName,
    (text) => cleanText("name", text),
    (name) => onSignature(name ? { kind: "typed", name } : undefined),
    onLeave,
  );
  return (
    <div className={styles.typed}>
      <Field id={id} label={t("typedName")} hint={t("typedHint")}>
        {(control) => (
          <TextInput
            {...control}
            {...typing}
            autoComplete="name"
            maxLength={100}
            enterKeyHint="done"
            spellCheck={false}
          />
        )}
      </Field>
    </div>
  );
}
