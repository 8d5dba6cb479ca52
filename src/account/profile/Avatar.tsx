import styles from "./AccountPage.module.css";

/** A runner's picture, or the first character of the nickname. */
export function Avatar({ icon, nick }: { icon: string | null | undefined; nick: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {icon ? <img src={icon} alt="" width={72} height={72} /> : [...nick][0]?.toUpperCase()}
    </span>
  );
}
