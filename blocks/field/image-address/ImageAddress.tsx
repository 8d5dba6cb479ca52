import { AddressParts } from "#blocks/field/address/AddressParts.tsx";
import { problemsWithin, withPart } from "#blocks/field/kit/frame/answerParts.ts";
import { FieldParts } from "#blocks/field/kit/frame/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { withWholeProblem } from "#blocks/field/kit/frame/wholeProblem.ts";
import { type AttachedPicture, PictureAttachments } from "#blocks/field/kit/upload/Attachments.tsx";
import { pictureRules } from "#blocks/field/kit/upload/pictureRules.ts";
import { FieldGroup } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/image-address.ts";

const useTexts = texts(messages);

type Props = FieldProps<"image-address">;

/** A picture together with an address, such as a residence permit and the address in it. */
export default function ImageAddress(field: Props) {
  return (
    <FormFieldGroup field={field}>
      <FieldParts>
        <PictureOfAddress {...field} />
        <AddressOfPicture {...field} />
      </FieldParts>
    </FormFieldGroup>
  );
}

function PictureOfAddress({ id, options, answer, onAnswer, onLeave, problems }: Props) {
  const t = useTexts();
  const { text } = useSite();
  const label = text(options.imageLabel) || t("picture");
  const hint = text(options.imageHelp);
  const { image } = answer ?? {};
  const { problems: imageProblems } = withWholeProblem({ problems: problemsWithin(problems, "/image", "") });
  return (
    <FieldGroup id={`${id}-image`} label={label} error={imageProblems[""] ?? ""} {...(hint && { hint })}>
      <PictureAttachments
        {...pictureRules(options)}
        label={label}
        countLimit={1}
        files={image?.id === undefined ? [] : [image as AttachedPicture]}
        onFiles={([picture]) => onAnswer(withPart(answer, "image", picture))}
        onLeave={onLeave}
      />
    </FieldGroup>
  );
}

function AddressOfPicture(field: Props) {
  const { id, isRequired, options, answer, placeholder, onAnswer, onLeave, problems } = field;
  const { countryFrom, countries } = options;
  const addressProblems = problemsWithin(problems, "/address", "");
  return (
    <AddressParts
      id={id}
      isRequired={isRequired}
      options={{ ...(countryFrom && { countryFrom }), ...(countries && { countries }) }}
      placeholder={placeholder}
      answer={answer?.address}
      onAnswer={(address) => onAnswer(withPart(answer, "address", address))}
      onLeave={onLeave}
      problems={{ ...addressProblems, "/area": addressProblems["/area"] ?? addressProblems[""] }}
      namesCountry
    />
  );
}
