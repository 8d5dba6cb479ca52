import { useEffect, useState } from "react";
import { isObject, type JsonObject } from "#core/pointers.ts";
import { type ListedComposite, loadComposite } from "./composites.ts";
import { Frames, Source } from "./Frames.tsx";
import styles from "./Gallery.module.css";

/** The example of a composite, in each of its variants. */
export function CompositeExamples({ composite }: { composite: ListedComposite }) {
  const [file, setFile] = useState<JsonObject>();
  useEffect(() => {
    loadComposite(composite).then(setFile);
  }, [composite]);
  if (!file) return null;
  const { path } = composite;
  if (!isObject(file.example))
    return (
      <p>
        <code>{path}</code> has no example, so there is nothing to show.
      </p>
    );
  const variants = [undefined, ...Object.keys(isObject(file.variants) ? file.variants : {})];
  return (
    <>
      <p>
        {getText(file.description) ?? getText(file.title)}
        <br />
        <code>{path}</code>
      </p>
      {variants.map((variant) => (
        <section key={variant ?? ""}>
          <h3>{variant === undefined ? "Without a variant" : `Variant ${variant}`}</h3>
          <Frames
            title={`${composite.type} v${composite.version}${variant === undefined ? "" : `, ${variant}`}`}
            address={(language) => getAddress(composite, variant, language)}
          />
        </section>
      ))}
      <div className={styles.sources}>
        <Source title="Its example" value={file.example} />
        <Source title="Its file" value={file} />
      </div>
    </>
  );
}

function getText(text: unknown): string | undefined {
  return isObject(text) ? String(text.en ?? text.zh) : undefined;
}

function getAddress({ path }: ListedComposite, variant: string | undefined, language: string): string {
  const query = new URLSearchParams({ composite: path, language, ...(variant !== undefined && { variant }) });
  return `/gallery.html?${query}`;
}
