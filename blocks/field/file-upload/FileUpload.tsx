import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { withWholeProblem } from "#blocks/field/kit/frame/wholeProblem.ts";
import { Attachments } from "#blocks/field/kit/upload/Attachments.tsx";

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
