import { type ComponentType, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { UploadGlyph } from "#blocks/kit/upload/UploadGlyph.tsx";
import { sizeWords } from "#blocks/kit/upload/uploadChecks.ts";
import { getEnding, pictureEndings } from "#core/fileEndings.ts";
import { messages } from "#locales/generated/preview.ts";
import { fetchUpload } from "#src/client/upload.ts";
import styles from "./PreviewDialog.module.css";
import type { PreviewOptions } from "./previewOptions.ts";
import type { ReaderProps, Unreadable } from "./reader.ts";

const useTexts = texts(messages);

/** The parts that read files, by ending; each is loaded when it is first needed. */
const readers: Record<string, string> = {
  pdf: "preview-pdf",
  docx: "preview-word",
  xls: "preview-sheets",
  xlsx: "preview-sheets",
};

type Opened = { Reader: ComponentType<ReaderProps>; bytes: Blob } | { picture: string };
type Why = Unreadable | "notLoaded" | "oldWord" | "archive";
type Shown = { status: "loading" } | { status: "open"; opened: Opened } | { status: "failed"; why: Why };

/**
 * A file over the page: 70 % of its width, all of it on phones; if it cannot be shown, the dialog
 * shows why, and it can be saved.
 */
export function PreviewDialog(options: PreviewOptions & { onClose: () => void }) {
  const { file, download, onClose } = options;
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [fault, setFault] = useState("");
  const [shown, fail, retry] = useOpened(options);
  useEffect(() => dialog.current?.showModal(), []);
  const save = () => {
    setFault("");
    download().catch((error: Error) => setFault(error.message));
  };
  return (
    <dialog ref={dialog} className={styles.preview} aria-label={t("title", { name: file.name })} onClose={onClose}>
      <header className={styles.bar}>
        <div className={styles.words}>
          <h2>{file.name}</h2>
          <span>{sizeWords(file.size)}</span>
        </div>
        <Action look="quiet" onPress={save} className={styles.download}>
          <UploadGlyph name="download" />
          <span>{t("download")}</span>
        </Action>
        <button type="button" className={styles.close} aria-label={t("close")} onClick={() => dialog.current?.close()}>
          <UploadGlyph name="close" size={24} />
        </button>
      </header>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.body}>
        <Content shown={shown} name={file.name} fail={fail} retry={retry} save={save} />
      </div>
    </dialog>
  );
}

interface ContentProps {
  shown: Shown;
  name: string;
  fail: (why: Unreadable) => void;
  retry: () => void;
  save: () => void;
}

function Content({ shown, name, fail, retry, save }: ContentProps) {
  const t = useTexts();
  if (shown.status === "loading") return <p className={styles.state}>{t("loading")}</p>;
  if (shown.status === "failed") {
    return (
      <div className={styles.state} role="alert">
        <p>{t(shown.why)}</p>
        {shown.why === "notLoaded" ? (
          <Action onPress={retry}>{t("retry")}</Action>
        ) : (
          <Action onPress={save}>{t("download")}</Action>
        )}
      </div>
    );
  }
  const { opened } = shown;
  if ("picture" in opened)
    return <img className={styles.picture} src={opened.picture} alt={name} onError={() => fail("broken")} />;
  return <opened.Reader bytes={opened.bytes} name={name} fail={fail} />;
}

function useOpened(options: PreviewOptions): [Shown, (why: Unreadable) => void, () => void] {
  const [shown, setShown] = useState<Shown>({ status: "loading" });
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round opens the same file once more
  useEffect(() => {
    let isCurrent = true;
    setShown({ status: "loading" });
    openFile(latest.current).then((next) => isCurrent && setShown(next));
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const fail = useCallback((why: Unreadable) => setShown({ status: "failed", why }), []);
  return [shown, fail, again];
}

async function openFile({ file, client, load }: PreviewOptions): Promise<Shown> {
  const ending = getEnding(file.name);
  try {
    if (pictureEndings.includes(ending)) {
      const { url } = await client.call("POST /user-center/base/uploads/address", {
        json: { id: file.id },
        isSilent: true,
      });
      return { status: "open", opened: { picture: url } };
    }
    const part = readers[ending];
    if (!part) return { status: "failed", why: ending === "doc" ? "oldWord" : "archive" };
    const [Reader, bytes] = await Promise.all([load<ComponentType<ReaderProps>>(part), fetchUpload(client, file)]);
    return { status: "open", opened: { Reader, bytes } };
  } catch {
    return { status: "failed", why: "notLoaded" };
  }
}
