import { PictureAttachments } from "#blocks/kit/Attachments.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { pictureRules } from "#blocks/kit/pictureRules.ts";
import { withWholeProblem } from "#blocks/kit/wholeProblem.ts";

/** Several pictures, as many as the form takes. */
export default function MultipleImageUpload(field: FieldProps<"multiple-image-upload">) {
  const { label, options, schema, answer = [], onAnswer, onLeave } = field;
  return (
    <FormFieldGroup field={withWholeProblem(field)}>
      <PictureAttachments
        {...pictureRules(options)}
        label={label}
        countLimit={schema.maxItems ?? 20}
        files={answer}
        onFiles={(pictures) => onAnswer(pictures.length > 0 ? pictures : undefined)}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}
