import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { UploadedFile } from "#blocks/kit/site/uploads.ts";
import { fileEndings } from "#core/fileEndings.ts";
import { messages } from "#locales/generated/kit/uploader.ts";
import { measurePicture } from "./measurePicture.ts";
import styles from "./Uploader.module.css";
import { AddTile, FileTile, SendingTile } from "./UploadTiles.tsx";
import { checkUpload, limitBytes, sizeWords, type UploadFault, type UploadRules } from "./uploadChecks.ts";
import { useSending } from "./useSending.ts";

const useTexts = texts(messages);
/** Milliseconds between the questions about several files. */
const noticeDelay = 100;

interface UploaderProps extends UploadRules {
  /** What the files are, for people who cannot see the widget. */
  label: string;
  /** In the order they came; the newest is shown first. */
  value: UploadedFile[];
  /** Called for each file that has arrived, with what was sent. */
  onAdd: (file: UploadedFile, sent: File) => void;
  onRemove: (file: UploadedFile) => void;
  /** How many files there may be; by default no limit. */
  countLimit?: number;
  /** Only pictures are accepted. */
  isImage?: boolean;
  /** For pages that name the accepted endings themselves. */
  hidesEndings?: boolean;
  /** Has the sender promise that a file is genuine. */
  asksPromise?: boolean;
  /**
   * In a form, whose frame carries label and heading already; what is taken out of the form stays
   * among its owner's files.
   */
  isInForm?: boolean;
  /** Called when the first file is on its way; what it returns, when none is any more. */
  onBusy?: () => (() => void) | undefined;
}

/**
 * Takes files by drag and drop or by a button: checks them, sends them, and shows those that have
 * arrived as tiles.
 */
export function Uploader(props: UploaderProps) {
  const { label, value, onAdd, onRemove, countLimit, isImage = false, isInForm = false, onBusy } = props;
  const t = useTexts();
  const [news, setNews] = useState("");
  const { add, focusAfter } = useAddTile();
  const { sending, send, retry, cancel } = useSending(isImage, (file, sent) => {
    setNews(t("arrived", { name: file.name }));
    onAdd(file, sent);
  });
  useBusy(
    sending.some(({ fault }) => fault === undefined),
    onBusy,
  );
  const { faults, offer } = useOffer(props, send, value.length + sending.length);
  const remove = useRemoval(isInForm, (file) => {
    setNews(t(isInForm ? "takenOut" : "removed", { name: file.name }));
    onRemove(file);
    focusAfter(file.id);
  });
  const isFull = countLimit !== undefined && value.length + sending.length >= countLimit;
  return (
    <DropZone label={label} isOpen={!isFull} isInForm={isInForm} offer={offer}>
      <ul className={styles.tiles}>
        {!isFull && (
          <li>
            <AddTile ref={add} endings={props.endings ?? fileEndings} isSingle={countLimit === 1} offer={offer} />
          </li>
        )}
        {sending.toReversed().map((sendingFile) => (
          <SendingTile
            key={sendingFile.key}
            sending={sendingFile}
            retry={() => retry(sendingFile.key)}
            cancel={() => cancel(sendingFile.key)}
          />
        ))}
        {value.toReversed().map((file) => (
          <FileTile key={file.id} file={file} remove={() => remove(file)} />
        ))}
      </ul>
      <Hint {...props} />
      <div role="alert" className={styles.faults}>
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </DropZone>
  );
}

// Focus goes to the tile that adds files once one has gone: it may be there only then.
function useAddTile() {
  const [removed, focusAfter] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed !== undefined) add.current?.focus();
  }, [removed]);
  return { add, focusAfter };
}

// Asks before a file is removed: permanently, or out of a form, in which another entrant or an
// earlier sign-up may also name it.
function useRemoval(isInForm: boolean, onRemoved: (file: UploadedFile) => void): (file: UploadedFile) => Promise<void> {
  const t = useTexts();
  const { confirm, uploads, showToast } = useSite();
  return async (file) => {
    const { name } = file;
    const words = isInForm
      ? { title: t("takeOutTitle", { name }), body: t("takeOutBody"), yes: t("takeOutYes") }
      : { title: t("removeTitle", { name }), body: t("removeBody"), yes: t("removeYes") };
    if (!(await confirm({ ...words, no: t("cancel") }))) return;
    try {
      if (!isInForm) await (await uploads()).remove(file);
      onRemoved(file);
    } catch (error) {
      showToast("error", (error as Error).message);
    }
  };
}

function useBusy(isBusy: boolean, onBusy: UploaderProps["onBusy"]): void {
  const latest = useRef(onBusy);
  useEffect(() => {
    latest.current = onBusy;
  });
  useEffect(() => (isBusy ? latest.current?.() : undefined), [isBusy]);
}

// Checks the chosen files, has them promised if that is required, and sends what is left.
function useOffer(
  { countLimit, asksPromise, ...rules }: UploaderProps,
  send: (files: File[]) => void,
  takenCount: number,
): { faults: string[]; offer: (files: File[]) => void } {
  const t = useTexts();
  const { confirm } = useSite();
  const [faults, setFaults] = useState<string[]>([]);
  const promise = async (file: File, isOneOfMany: boolean) => {
    const { name } = file;
    const question = { title: t("promiseTitle", { name }), body: t("promiseBody"), no: t("cancel") };
    const yes = isOneOfMany ? t("promiseYes") : t("confirm");
    if (await confirm({ ...question, yes, isNotice: isOneOfMany })) send([file]);
  };
  const offer = async (files: File[]) => {
    const room = countLimit === undefined ? files.length : Math.max(countLimit - takenCount, 0);
    const names = files.slice(room).map(({ name }) => name);
    const checked = await Promise.all(
      files
        .slice(0, room)
        .map(async (file) => ({ file, faults: await checkUpload(file, rules, () => measurePicture(file)) })),
    );
    const wrong = checked.flatMap(({ file, faults: fileFaults }) =>
      fileFaults.map((fault) => faultWords(t, file.name, fault)),
    );
    const tooMany = t("tooMany", { count: countLimit ?? 0, names: names.join(t("between")) });
    setFaults(names.length > 0 ? [...wrong, tooMany] : wrong);
    const good = checked.filter(({ faults: fileFaults }) => fileFaults.length === 0).map(({ file }) => file);
    if (!asksPromise) return send(good);
    for (const [index, file] of good.entries())
      setTimeout(() => promise(file, good.length > 1), good.length > 1 ? index * noticeDelay : 0);
  };
  return { faults, offer };
}

function faultWords(t: ReturnType<typeof useTexts>, name: string, fault: UploadFault): string {
  if (fault.kind === "ending") return t("wrongEnding", { name });
  if (fault.kind === "size") return t("tooLarge", { name, size: fault.size, limit: fault.limit });
  const { width, height, actual } = fault;
  if (!actual) return t("unreadable", { name, width, height });
  return t("wrongDimensions", { name, width, height, actualWidth: actual.width, actualHeight: actual.height });
}

function Hint({ endings = fileEndings, hidesEndings, sizeLimit, dimensions, countLimit }: UploaderProps) {
  const t = useTexts();
  const limit = sizeLimit ? limitBytes(sizeLimit) : 0;
  const parts = [
    !hidesEndings && t("kinds", { endings: endings.map((ending) => ending.toUpperCase()).join(", ") }),
    limit > 0 && t("limit", { size: sizeWords(limit) }),
    dimensions && t("exactly", dimensions),
    countLimit !== undefined && countLimit > 1 && t("most", { count: countLimit }),
  ];
  return <p className={styles.hint}>{parts.filter(Boolean).join(" · ")}</p>;
}

interface DropZoneProps {
  label: string;
  isOpen: boolean;
  isInForm: boolean;
  offer: (files: File[]) => void;
  children: ReactNode;
}

function DropZone({ label, isOpen, isInForm, offer, children }: DropZoneProps) {
  const [depth, setDepth] = useState(0);
  const id = useId();
  const holdsFiles = ({ dataTransfer }: DragEvent) => isOpen && dataTransfer.types.includes("Files");
  return (
    <section
      className={styles.uploader}
      data-dragging={depth > 0}
      aria-labelledby={id}
      onDragEnter={(event) => holdsFiles(event) && setDepth((count) => count + 1)}
      onDragLeave={() => setDepth((count) => Math.max(count - 1, 0))}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        offer([...event.dataTransfer.files]);
      }}
    >
      {isInForm ? (
        <span id={id} hidden>
          {label}
        </span>
      ) : (
        <h2 id={id} className="visually-hidden">
          {label}
        </h2>
      )}
      {children}
    </section>
  );
}
