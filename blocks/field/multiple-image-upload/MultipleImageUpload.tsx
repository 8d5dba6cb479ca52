import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { withWholeProblem } from "#blocks/field/kit/frame/wholeProblem.ts";
import { PictureAttachments } from "#blocks/field/kit/upload/Attachments.tsx";
import { pictureRules } from "#blocks/field/kit/upload/pictureRules.ts";

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
