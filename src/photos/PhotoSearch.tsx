import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { DataOf } from "#contract/contract.ts";
import type { OwnPhotos } from "#contract/photos.ts";
import { messages } from "#locales/generated/photos.ts";
import { useExplanation } from "#src/account/useExplanation.ts";
import { PhotoGallery } from "./PhotoGallery.tsx";
import styles from "./Photos.module.css";
import { usePhotoClient } from "./photoContext.ts";
import { RunnerPhoto } from "./RunnerPhoto.tsx";

const useTexts = texts(messages);

export interface PhotoSearchProps {
  /** The photos that are open first; undefined for the search. */
  opened?: OwnPhotos;
}

type Found = DataOf<"POST /sign-up/photos/search"> & { bib: string };

/**
 * Asks for a bib and a name, and shows previews by the bib, or all photos of a runner; who is
 * logged in opens the photos of the own entries.
 */
export function PhotoSearch({ opened: openedBefore }: PhotoSearchProps) {
  const client = usePhotoClient();
  const { user } = useSite();
  const [found, setFound] = useState<Found>();
  const [opened, setOpened] = useState(openedBefore);
  if (opened) return <OpenedGallery opened={opened} onClose={() => setOpened(undefined)} />;
  const search = async (bib: string, name: string) => {
    const json = { domainName: location.hostname, bib, ...(name && { name }) };
    const result = await client.call("POST /sign-up/photos/search", { json, isSilent: true });
    setFound({ ...result, bib });
    setOpened(result.own[0]);
  };
  return (
    <div className={styles.search}>
      {user && <OwnBibs key={user.accountId} onOpen={setOpened} />}
      <SearchForm onSearch={search} />
      {found && <Previews found={found} />}
    </div>
  );
}

function SearchForm({ onSearch }: { onSearch(bib: string, name: string): Promise<void> }) {
  const t = useTexts();
  const explain = useExplanation();
  const [bib, setBib] = useState("");
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const bibInput = useRef<HTMLDivElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isMissing = bib.trim() === "";
    setFault(isMissing ? t("missingBib") : undefined);
    if (isMissing) return bibInput.current?.querySelector("input")?.focus();
    setTrouble(undefined);
    setBusy(true);
    await onSearch(bib.trim(), name.trim()).catch((error: unknown) => setTrouble(explain(error)));
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div ref={bibInput}>
        <Field label={t("bib")} hint={t("bibHint")} error={fault}>
          {(control) => (
            <TextInput
              {...control}
              name="bib"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={16}
              value={bib}
              onChange={({ target }) => setBib(target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t("runnerName")} note={t("optional")} hint={t("nameHint")}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" className={styles.submit} aria-disabled={isBusy}>
        {t(isBusy ? "searching" : "search")}
      </button>
    </form>
  );
}

function Previews({ found: { bib, count, previews } }: { found: Found }) {
  const t = useTexts();
  const Heading = `h${useHeadingLevel()}` as "h2";
  return (
    <section className={styles.found} aria-live="polite">
      {count === 0 ? (
        <Empty>{t("none", { bib })}</Empty>
      ) : (
        <>
          <Heading>{t("previewTitle", { bib, count })}</Heading>
          <p className={styles.text}>{t("previewText")}</p>
          <ul className={styles.grid}>
            {previews.map((photo, index) => (
              <li key={photo.photoId}>
                <RunnerPhoto photo={photo} sizes="(min-width: 768px) 240px, 50vw" number={index + 1} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function OwnBibs({ onOpen }: { onOpen(own: OwnPhotos): void }) {
  const t = useTexts();
  const client = usePhotoClient();
  const [own, setOwn] = useState<OwnPhotos[]>([]);
  useEffect(() => {
    const query = { domainName: location.hostname };
    // Who has no entry with a bib, or whose session is over, still has the form.
    client.call("GET /user-center/photos", { query, isSilent: true, mayBeExpired: true }).then(setOwn, () => undefined);
  }, [client]);
  if (own.length === 0) return null;
  return (
    <section className={styles.own} aria-label={t("ownTitle")}>
      {own.map((runner) => (
        <Action key={runner.bib} onPress={() => onOpen(runner)}>
          {t("openOwn", { bib: runner.bib })}
        </Action>
      ))}
    </section>
  );
}

function OpenedGallery({ opened, onClose }: { opened: OwnPhotos; onClose(): void }) {
  const client = usePhotoClient();
  const load = useCallback(
    (grant: string) =>
      client.call("POST /sign-up/photos/gallery", { json: { domainName: location.hostname, grant }, isSilent: true }),
    [client],
  );
  return (
    <Show loaded={useLoaded(opened.grant, load)} lines={6} height="26rem">
      {(gallery) => <PhotoGallery gallery={gallery} grant={opened.grant} onClose={onClose} />}
    </Show>
  );
}
