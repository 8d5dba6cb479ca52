import { AreaParts } from "#blocks/kit/AreaParts.tsx";
import { FieldParts } from "#blocks/kit/FieldParts.tsx";
import { FormFieldGroup } from "#blocks/kit/FormField.tsx";
import type { FieldProps } from "#blocks/kit/formField.ts";
import { PartInput } from "#blocks/kit/PartInput.tsx";
import { problemsWithin, withPart } from "#blocks/kit/parts.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/field/address.ts";

const useTexts = texts(messages);

/** A postal address: province, city, district, street and, where it is asked for, the postcode. */
export default function Address(field: FieldProps<"address">) {
  const { id, isRequired, options, placeholder, answer, onAnswer, onLeave, problems } = field;
  const t = useTexts();
  return (
    <FormFieldGroup field={field}>
      <FieldParts>
        <AreaParts
          id={`${id}-area`}
          isRequired={isRequired}
          depth={options.depth}
          answer={answer?.area}
          onAnswer={(area) => onAnswer(withPart(answer, "area", area))}
          onLeave={onLeave}
          problems={problemsWithin(problems, "/area", "/province")}
        />
        <PartInput
          id={`${id}-detail`}
          label={t("detail")}
          value={answer?.detail}
          problem={problems["/detail"]}
          placeholder={placeholder ?? t("detailExample")}
          tidy={(text) => text.trim()}
          onText={(detail) => onAnswer(withPart(answer, "detail", detail))}
          onLeave={onLeave}
          required={isRequired}
          autoComplete="address-line1"
        />
        {options.asksPostcode && (
          <PartInput
            id={`${id}-postcode`}
            label={t("postcode")}
            note={t("optional")}
            value={answer?.postcode}
            problem={problems["/postcode"]}
            tidy={(text) => text.normalize("NFKC").replace(/\s/g, "")}
            onText={(postcode) => onAnswer(withPart(answer, "postcode", postcode))}
            onLeave={onLeave}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={8}
          />
        )}
      </FieldParts>
    </FormFieldGroup>
  );
}
