import styles from "./SegmentedControl.module.css";

interface SegmentedControlProps<Way extends string> {
  /** Unique in the page. */
  name: string;
  label: string;
  ways: { id: Way; label: string }[];
  chosen: Way;
  onChoose: (way: Way) => void;
}

/** Two or three options side by side, of which one is always chosen. */
export function SegmentedControl<Way extends string>({
  name,
  label,
  ways,
  chosen,
  onChoose,
}: SegmentedControlProps<Way>) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.ways}>
      {ways.map(({ id, label: words }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}
