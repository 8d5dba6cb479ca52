import { type Ref, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { UploadedFile } from "#blocks/kit/site/uploads.ts";
import { getEnding, pictureEndings } from "#core/fileEndings.ts";
import { messages } from "#locales/generated/kit/uploader.ts";
import { UploadGlyph } from "./UploadGlyph.tsx";
import styles from "./UploadTiles.module.css";
import { sizeWords } from "./uploadChecks.ts";
import type { Sending } from "./useSending.ts";

const useTexts = texts(messages);

/** The tile that more files are chosen with, and dropped on. */
export function AddTile({
  ref,
  endings,
  isSingle,
  offer,
}: {
  ref: Ref<HTMLButtonElement>;
  endings: string[];
  isSingle: boolean;
  offer: (files: File[]) => void;
}) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button ref={ref} type="button" className={styles.add} onClick={() => input.current?.click()}>
        <UploadGlyph name="add" size={32} />
        <span>{isSingle ? t("chooseOne") : t("choose")}</span>
        <span className={styles.note}>{t(isSingle ? "dropOnlyOne" : "drop")}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={endings.map((ending) => `.${ending}`).join(",")}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Else choosing the same file again would not be noticed.
          target.value = "";
          if (files.length > 0) offer(files);
        }}
      />
    </>
  );
}

/**
 * A file that has arrived: shown, saved or removed from here. Without an address or a size (0), as
 * long as these are not known.
 */
export function FileTile({ file, remove }: { file: UploadedFile; remove: () => void }) {
  const t = useTexts();
  const { uploads, showToast } = useSite();
  const { name, size } = file;
  const showError = (error: Error) => showToast("error", error.message);
  const preview = () =>
    uploads()
      .then((uploads) => uploads.preview(file))
      .catch(showError);
  const download = () =>
    uploads()
      .then((uploads) => uploads.download(file))
      .catch(showError);
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.face} onClick={preview} aria-label={t("preview", { name })}>
        <Face file={file} />
      </button>
      <Words name={name} note={size > 0 ? sizeWords(size) : ""} />
      <div className={styles.actions}>
        <button type="button" onClick={download} aria-label={t("download", { name })}>
          <UploadGlyph name="download" />
        </button>
        <button type="button" onClick={remove} aria-label={t("remove", { name })}>
          <UploadGlyph name="remove" />
        </button>
      </div>
    </li>
  );
}

/** A file on its way: how far it is, or why it did not arrive. */
export function SendingTile({ sending, retry, cancel }: { sending: Sending; retry: () => void; cancel: () => void }) {
  const t = useTexts();
  const { file, fraction, fault } = sending;
  const { name } = file;
  const percent = Math.floor(fraction * 100);
  const note = fraction < 1 ? `${percent} % · ${sizeWords(file.size)}` : t("checking");
  return (
    <li className={styles.tile} data-failed={fault !== undefined}>
      <div className={styles.face}>
        <Kind name={name} />
        {fault === undefined && <progress value={fraction} max={1} aria-label={t("sending", { name })} />}
      </div>
      <Words name={name} note={fault === undefined ? note : t("notSent")} />
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.actions}>
        {fault !== undefined && (
          <button type="button" onClick={retry} aria-label={t("retryOne", { name })}>
            <UploadGlyph name="retry" />
          </button>
        )}
        <button type="button" onClick={cancel} aria-label={t(fault === undefined ? "cancelOne" : "dropOne", { name })}>
          <UploadGlyph name="close" />
        </button>
      </div>
    </li>
  );
}

function Face({ file: { name, url } }: { file: UploadedFile }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken || !url || !pictureEndings.includes(getEnding(name))) return <Kind name={name} />;
  return <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />;
}

function Kind({ name }: { name: string }) {
  return (
    <span className={styles.kind} aria-hidden="true">
      {getEnding(name).toUpperCase() || "?"}
    </span>
  );
}

function Words({ name, note }: { name: string; note: string }) {
  return (
    <>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.note}>{note}</span>
    </>
  );
}
