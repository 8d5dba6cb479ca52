import { useEffect, useState } from "react";
import catalogue from "#schemas/generated/catalogue.json";
import { type Example, exampleVersions, loadExample } from "./fixtures.ts";
import styles from "./Gallery.module.css";

const widths = [390, 768, 1440];
const languages = ["zh", "en"] as const;
const names = [...exampleVersions.keys()];

/** Every unit by name; for the chosen one each example in both languages at three widths, beside its schema and JSON. */
export function Gallery() {
  const [chosen, setChosen] = useState(chosenName);
  useEffect(() => {
    const follow = () => setChosen(chosenName());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const versions = exampleVersions.get(chosen) ?? [];
  return (
    <div className={styles.gallery}>
      <nav aria-label="Units">
        <h1>Gallery</h1>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`} aria-current={name === chosen ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h2>{chosen}</h2>
        <p>
          <a href="/gallery.html?wild=all&language=en">Forms of plain JSON Schema, which need no field type</a>
        </p>
        <p>{catalogue.find(({ name }) => name === chosen)?.description}</p>
        {versions.map((version) => (
          <Examples key={`${chosen} ${version}`} name={chosen} version={version} />
        ))}
      </main>
    </div>
  );
}

function Examples({ name, version }: { name: string; version: number }) {
  const [example, setExample] = useState<Example>();
  useEffect(() => {
    loadExample(name, version).then(setExample);
  }, [name, version]);
  return (
    <section>
      <h3>Example of version {version}</h3>
      <div className={styles.frames}>
        {languages.flatMap((language) =>
          widths.map((width) => (
            <figure key={`${language} ${width}`}>
              <figcaption>
                {language}, {width} px
              </figcaption>
              <iframe
                title={`${name} v${version}, ${language}, ${width} px`}
                src={`/gallery.html?unit=${name}&version=${version}&language=${language}`}
                width={width}
                height={700}
                loading="lazy"
              />
            </figure>
          )),
        )}
      </div>
      {example && (
        <div className={styles.sources}>
          <Source title="Its JSON" value={example.props} />
          <Source title="Its schema" value={example.schema} />
        </div>
      )}
    </section>
  );
}

function Source({ title, value }: { title: string; value: unknown }) {
  return (
    <details open>
      <summary>{title}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}

function chosenName(): string {
  const name = location.hash.slice(1);
  return exampleVersions.has(name) ? name : (names[0] ?? "");
}
