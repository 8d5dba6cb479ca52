import { type OptionState, useOptionPlaces } from "#blocks/field/kit/choice/useOptionPlaces.ts";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import { type FieldProps, useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { getGender } from "#forms/values/names.ts";
import { messages } from "#locales/generated/field/clothing-size.ts";
import styles from "./ClothingSize.module.css";
import { SizeChart } from "./SizeChart.tsx";

const useTexts = texts(messages);

type Field = FieldProps<"clothing-size">;
type Size = NonNullable<Field["options"]["sizes"]>[number];

/** The size of the race shirt: those for the runner's gender, with the chart of their measures. */
export default function ClothingSize(field: Field) {
  const { sizes = [], gender: pointer, columns } = field.options;
  const t = useTexts();
  const { answerAt } = useForm();
  const findState = useOptionPlaces(field.id);
  const gender = pointer === undefined ? undefined : getGender(answerAt(pointer));
  const offered = sizes
    .filter((size) => !gender || !size.gender || size.gender === gender)
    .map((size) => ({ ...size, ...getPlaces(size, findState(size.id)) }));
  const cuts = [1, 2, undefined] as const;
  const groups = cuts
    .map((cut) => ({ cut, sizes: offered.filter((size) => size.gender === cut) }))
    .filter((group) => group.sizes.length > 0);
  const titles = { 1: t("men"), 2: t("women"), both: t("everybody") };
  return (
    <FormFieldGroup field={field}>
      {columns && offered.length > 0 && <SizeChart columns={columns} sizes={offered} titles={titles} />}
      {offered.length === 0 && <p className={styles.none}>{t(sizes.length > 0 ? "noneForGender" : "none")}</p>}
      {groups.map(({ cut, sizes: group }) => (
        <Cards
          key={cut ?? "both"}
          field={field}
          sizes={group}
          {...(groups.length > 1 && { title: titles[cut ?? "both"] })}
        />
      ))}
    </FormFieldGroup>
  );
}

interface Places {
  isSoldOut?: boolean | undefined;
  note?: string | undefined;
}

// The organiser's own mark in the form counts like a size without places.
function getPlaces({ isSoldOut }: Size, { note, isFull }: OptionState): Places {
  return isSoldOut ? { isSoldOut } : { isSoldOut: isFull, ...(note && !isFull && { note }) };
}

function Cards({ field, sizes, title }: { field: Field; sizes: (Size & Places)[]; title?: string }) {
  const { id, name, isRequired, answer, onAnswer, onLeave } = field;
  const t = useTexts();
  return (
    <div className={styles.cut} {...(title && { role: "group", "aria-label": title })}>
      {title && (
        <p aria-hidden="true" className={styles.title}>
          {title}
        </p>
      )}
      <div className={styles.cards}>
        {sizes.map((size) => (
          <label key={size.id} className={styles.card}>
            <input
              id={`${id}-${size.id}`}
              type="radio"
              name={name}
              value={size.id}
              required={isRequired}
              disabled={size.isSoldOut}
              checked={answer === size.id}
              onChange={() => onAnswer(size.id)}
              onBlur={onLeave}
            />
            <span>
              {size.label}
              {(size.isSoldOut || size.note) && <small>{size.isSoldOut ? t("soldOut") : size.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
