import { useState } from "react";
import { SegmentedControl } from "#blocks/field/kit/choice/SegmentedControl.tsx";
import { PolicyReader } from "#blocks/field/kit/dialog/PolicyReader.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import { type FieldProps, useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { useMemory } from "#blocks/field/kit/frame/useMemory.ts";
import { withWholeProblem } from "#blocks/field/kit/frame/wholeProblem.ts";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/commitment-form.ts";
import styles from "./CommitmentForm.module.css";
import { SignedHere, UploadedHere } from "./ways.tsx";

const useTexts = texts(messages);

type Props = FieldProps<"commitment-form">;
type Way = "upload" | "signature";

/**
 * The commitment form of a minor's guardian or an older runner: read or downloaded, then uploaded
 * signed, or signed here.
 */
export default function CommitmentForm(field: Props) {
  const t = useTexts();
  const { text } = useSite();
  const { id, options, answer, onAnswer } = field;
  const { ways = ["upload", "signature"] } = options;
  const earlier = useMemory<Partial<Record<Way, Props["answer"]>> & { way?: Way }>(`${id}-kind`, {});
  const [way, setWay] = useState<Way>(answer?.kind ?? earlier.current.way ?? ways[0] ?? "upload");
  const choose = (newWay: Way) => {
    setWay(newWay);
    // Each way keeps its answer; only that of the chosen way is sent.
    earlier.current = { ...earlier.current, [way]: answer, way: newWay };
    onAnswer(earlier.current[newWay]);
  };
  return (
    <FormFieldGroup field={withWholeProblem(field)}>
      <p>{t(options.for, { title: text(options.title) })}</p>
      <Sources options={options} />
      {ways.length > 1 && (
        <SegmentedControl
          name={`${id}-kind`}
          label={t("way")}
          ways={ways.map((way) => ({ id: way, label: t(way) }))}
          chosen={way}
          onChoose={choose}
        />
      )}
      {way === "upload" ? <UploadedHere {...field} /> : <SignedHere {...field} />}
    </FormFieldGroup>
  );
}

// The form itself: as a text to read here, as a file to print.
function Sources({ options: { file: path, policy: policyId } }: Pick<Props, "options">) {
  const t = useTexts();
  const { file } = useSite();
  const [isOpen, setOpen] = useState(false);
  const policy = useForm().policy(policyId ?? "");
  const url = path === undefined ? undefined : file(path)?.url;
  if (!policy && !url) return null;
  return (
    <div className={styles.sources}>
      {policy && (
        <Action look="quiet" onPress={() => setOpen(true)}>
          {t("read")}
        </Action>
      )}
      {url && (
        <a className={styles.download} href={url} download target="_blank" rel="noopener noreferrer">
          {t("download")}
        </a>
      )}
      {policy && isOpen && <PolicyReader policy={policy} onClose={() => setOpen(false)} />}
    </div>
  );
}
