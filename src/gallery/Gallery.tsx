import { useEffect, useState } from "react";
import catalogue from "#schemas/generated/catalogue.json";
import { CompositeExamples } from "./CompositeExamples.tsx";
import { composites } from "./composites.ts";
import { Designs } from "./Designs.tsx";
import { Frames, Source } from "./Frames.tsx";
import { type Example, exampleVersions, loadExample } from "./fixtures.ts";
import styles from "./Gallery.module.css";

const names = [...exampleVersions.keys()];
const designs = "certificates";

/**
 * Every unit by name, every composite of a site or pack, and the designs of certificates; for the
 * chosen one each example in both languages at three widths, beside its schema and JSON.
 */
export function Gallery() {
  const [chosen, setChosen] = useState(readChosenName);
  useEffect(() => {
    const follow = () => setChosen(readChosenName());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const versions = exampleVersions.get(chosen) ?? [];
  const composite = composites.find(({ path }) => path === chosen);
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
        <h2>Certificates</h2>
        <ul>
          <li>
            <a href={`#${designs}`} aria-current={designs === chosen ? "page" : undefined}>
              designs
            </a>
          </li>
        </ul>
        {composites.length > 0 && (
          <>
            <h2>Composites</h2>
            <ul>
              {composites.map(({ path, type, version }) => (
                <li key={path}>
                  <a href={`#${path}`} aria-current={path === chosen ? "page" : undefined}>
                    {type} {version}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
      <main>
        <h2>{composite ? `${composite.type} ${composite.version}` : chosen}</h2>
        <p>
          <a href="/gallery.html?wild=all&language=en">Forms of plain JSON Schema, which need no field type</a>
        </p>
        <p>{catalogue.find(({ name }) => name === chosen)?.description}</p>
        {versions.map((version) => (
          <Examples key={`${chosen} ${version}`} name={chosen} version={version} />
        ))}
        {chosen === designs && <Designs />}
        {composite && <CompositeExamples key={composite.path} composite={composite} />}
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
      <Frames
        title={`${name} v${version}`}
        address={(language) => `/gallery.html?unit=${name}&version=${version}&language=${language}`}
      />
      {example && (
        <div className={styles.sources}>
          <Source title="Its JSON" value={example.props} />
          <Source title="Its schema" value={example.schema} />
        </div>
      )}
    </section>
  );
}

function readChosenName(): string {
  const name = location.hash.slice(1);
  const isKnown = name === designs || exampleVersions.has(name) || composites.some(({ path }) => path === name);
  return isKnown ? name : (names[0] ?? "");
}
