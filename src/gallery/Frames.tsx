import type { Language } from "#core/text.ts";
import styles from "./Gallery.module.css";

const widths = [390, 768, 1440];
const languages = ["zh", "en"] as const;

/** A page of the gallery in both languages at three widths. */
export function Frames({ title, address }: { title: string; address(language: Language): string }) {
  return (
    <div className={styles.frames}>
      {languages.flatMap((language) =>
        widths.map((width) => (
          <figure key={`${language} ${width}`}>
            <figcaption>
              {language}, {width} px
            </figcaption>
            <iframe
              title={`${title}, ${language}, ${width} px`}
              src={address(language)}
              width={width}
              height={700}
              loading="lazy"
            />
          </figure>
        )),
      )}
    </div>
  );
}

/** A value as JSON. */
export function Source({ title, value }: { title: string; value: unknown }) {
  return (
    <details open>
      <summary>{title}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
