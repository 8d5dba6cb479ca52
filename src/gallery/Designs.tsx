import styles from "./Gallery.module.css";

const addresses = import.meta.glob<string>("./certificates/*.webp", { query: "?url", import: "default", eager: true });

/** The designs of certificates that a new race gets, each for a runner who does not exist. */
export function Designs() {
  return (
    <section>
      <p>The designs that `startline new` gives a race; `startline certificate preview` draws those of a folder.</p>
      <div className={styles.designs}>
        {Object.entries(addresses).map(([path, address]) => {
          const name = path.replace(/^.*\/|\.webp$/g, "");
          return (
            <figure key={name}>
              <img src={address} alt={name} loading="lazy" />
              <figcaption>{name}</figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
