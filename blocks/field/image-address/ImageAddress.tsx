import { AreaParts } from "#blocks/kit/AreaParts.tsx";
import { type AttachedPicture, PictureAttachments } from "#blocks/kit/Attachments.tsx";
import { FieldGroup } from "#blocks/kit/Field.tsx";
import { FieldParts } from "#blocks/kit/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { PartInput } from "#blocks/kit/PartInput.tsx";
import { problemsWithin, withPart } from "#blocks/kit/parts.ts";
import { pictureRules } from "#blocks/kit/pictureRules.ts";
import { useSite } from "#blocks/kit/site.ts";
import { texts } from "#blocks/kit/texts.ts";
import { withWholeProblem } from "#blocks/kit/wholeProblem.ts";
import { messages } from "#locales/generated/field/image-address.ts";

const useTexts = texts(messages);

type Props = FieldProps<"image-address">;

/** A picture together with an address, such as a residence permit and what stands in it. */
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
  const { problems: said } = withWholeProblem({ problems: problemsWithin(problems, "/image", "") });
  return (
    <FieldGroup id={`${id}-image`} label={label} error={said[""] ?? ""} {...(hint && { hint })}>
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

function AddressOfPicture({ id, isRequired, answer, placeholder, onAnswer, onLeave, problems }: Props) {
  const t = useTexts();
  const { address } = answer ?? {};
  const change = (next: typeof address) => onAnswer(withPart(answer, "address", next));
  const { "/address/detail": detailProblem, ...others } = problems;
  const areaProblems = problemsWithin(others, "/address/area", "/province");
  return (
    <>
      <AreaParts
        id={`${id}-area`}
        isRequired={isRequired}
        depth="district"
        answer={address?.area}
        onAnswer={(area) => change(withPart(address, "area", area))}
        onLeave={onLeave}
        problems={{ ...areaProblems, "/province": areaProblems["/province"] ?? problems["/address"] }}
      />
      <PartInput
        id={`${id}-detail`}
        label={t("detail")}
        value={address?.detail}
        problem={detailProblem}
        placeholder={placeholder}
        tidy={(text) => text.trim()}
        onText={(detail) => change(withPart(address, "detail", detail))}
        onLeave={onLeave}
        required={isRequired}
        autoComplete="address-line1"
      />
    </>
  );
}
