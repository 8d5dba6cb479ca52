import { type AttachedPicture, PictureAttachments } from "#blocks/kit/Attachments.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { pictureRules } from "#blocks/kit/pictureRules.ts";
import { withWholeProblem } from "#blocks/kit/wholeProblem.ts";

/** One picture, sent as soon as it is chosen; of an exact size in pixels where the form asks for one. */
export default function UploadImage(field: FieldProps<"upload-image">) {
  const { label, options, answer, onAnswer, onLeave } = field;
  return (
    <FormFieldGroup field={withWholeProblem(field)}>
      <PictureAttachments
        {...pictureRules(options)}
        label={label}
        countLimit={1}
        files={answer?.id === undefined ? [] : [answer as AttachedPicture]}
        onFiles={([picture]) => onAnswer(picture)}
        onLeave={onLeave}
      />
    </FormFieldGroup>
  );
}
