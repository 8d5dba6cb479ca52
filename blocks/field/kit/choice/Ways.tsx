import styles from "./Ways.module.css";

interface WaysProps<Way extends string> {
  /** Unique in the page. */
  name: string;
  label: string;
  ways: { id: Way; label: string }[];
  chosen: Way;
  onChoose: (way: Way) => void;
}

/** Two or three ways to answer the same question, side by side; one is always chosen. */
export function Ways<Way extends string>({ name, label, ways, chosen, onChoose }: WaysProps<Way>) {
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
