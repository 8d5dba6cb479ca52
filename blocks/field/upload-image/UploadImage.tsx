import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { withWholeProblem } from "#blocks/field/kit/frame/wholeProblem.ts";
import { type AttachedPicture, PictureAttachments } from "#blocks/field/kit/upload/Attachments.tsx";
import { pictureRules } from "#blocks/field/kit/upload/pictureRules.ts";

/**
 * One picture, uploaded as soon as it is chosen; of an exact size in pixels if the form requires
 * one.
 */
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
