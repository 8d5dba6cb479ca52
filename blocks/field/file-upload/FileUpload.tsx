import { Attachments } from "#blocks/kit/Attachments.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { withWholeProblem } from "#blocks/kit/wholeProblem.ts";

/** Files of the kinds that the form takes, as many as it takes. */
export default function FileUpload(field: FieldProps<"file-upload">) {
  const { label, options, schema, answer = [], onAnswer, onLeave } = field;
  return (
    <FormFieldGroup field={withWholeProblem(field)}>
      <Attachments
        {...options}
        label={label}
        countLimit={schema.maxItems ?? 20}
        files={answer}
        onFiles={(files) => onAnswer(files.length > 0 ? files : undefined)}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}
