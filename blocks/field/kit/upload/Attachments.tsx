import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useForm } from "#blocks/field/kit/frame/fieldProps.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { UploadedFile } from "#blocks/kit/site/uploads.ts";
import { measurePicture } from "#blocks/kit/upload/measurePicture.ts";
import { Uploader } from "#blocks/kit/upload/Uploader.tsx";
import type { UploadRules } from "#blocks/kit/upload/uploadChecks.ts";
import { messages } from "#locales/generated/kit/attachments.ts";
import { createOptimisticList } from "./optimisticList.ts";

const useTexts = texts(messages);

/** A file as an answer names it. */
export interface AttachedFile {
  id: string;
  name: string;
}

/** A picture as an answer names it, with its size in pixels, upright. */
export interface AttachedPicture extends AttachedFile {
  width: number;
  height: number;
}

interface AttachmentsProps<File extends AttachedFile> extends UploadRules {
  /** What the files are. */
  label: string;
  /** In the order in which they were sent. */
  files: File[];
  onFiles: (files: File[]) => void;
  onLeave: () => void;
  countLimit?: number;
  asksPromise?: boolean;
}

/**
 * The files of an answer: sent as they are chosen, shown as tiles, and shown again after a reload
 * by the ids that the answer holds.
 */
export function Attachments(props: AttachmentsProps<AttachedFile>) {
  return <Tiles {...props} complete={async ({ id, name }) => ({ id, name })} />;
}

/** The same for pictures, which are measured when they are sent. */
export function PictureAttachments(props: AttachmentsProps<AttachedPicture>) {
  const t = useTexts();
  const { showToast } = useSite();
  const complete = async ({ id, name, url }: UploadedFile, original: File) => {
    const size = (await measurePicture(original)) ?? (await measureAt(url));
    if (!size) showToast("error", t("unreadable", { name }));
    return size && { id, name, ...size };
  };
  return <Tiles {...props} isImage complete={complete} />;
}

function Tiles<File extends AttachedFile>({
  files,
  onFiles,
  onLeave,
  complete,
  ...rules
}: AttachmentsProps<File> & {
  isImage?: boolean;
  complete: (file: UploadedFile, sent: globalThis.File) => Promise<File | undefined>;
}) {
  const { hold } = useForm();
  const { known, learn } = useKnownFiles(files);
  // Uploads end at any time: two before the form has stored the first, or while another part of the
  // answer is typed.
  const [list] = useState(createOptimisticList<File>);
  const report = useRef(onFiles);
  useEffect(() => {
    list.sync(files);
    report.current = onFiles;
  }, [list, files, onFiles]);
  // Tab leaves the field; the system's file dialog does not.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not pressed; the blur of the buttons inside arrives here
    <div onBlur={leave}>
      <Uploader
        {...rules}
        isInForm
        value={files.map(({ id, name }) => known[id] ?? { id, name, url: "", size: 0 })}
        onAdd={async (file, original) => {
          learn([file]);
          const completed = await complete(file, original);
          if (completed) report.current(list.add(completed));
        }}
        onRemove={({ id }) => report.current(list.remove(id))}
        onBusy={() => hold?.()}
      />
    </div>
  );
}

// An answer has only ids: addresses and sizes of files that were sent before this page was opened
// are fetched once.
function useKnownFiles(files: AttachedFile[]) {
  const { uploads, user } = useSite();
  const [knownFiles, setKnownFiles] = useState<Record<string, UploadedFile | undefined>>({});
  const learn = (arrived: UploadedFile[]) =>
    setKnownFiles((before) => ({ ...before, ...Object.fromEntries(arrived.map((file) => [file.id, file])) }));
  const isUnknown = user !== undefined && files.some(({ id }) => !knownFiles[id]);
  const look = useRef(() => uploads().then((uploads) => uploads.list()));
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isUnknown || hasLooked.current) return;
    hasLooked.current = true;
    look.current().then(
      (uploadedFiles) =>
        setKnownFiles((before) => ({
          ...Object.fromEntries(uploadedFiles.files.map((file) => [file.id, file])),
          ...before,
        })),
      // Without them the files are shown by their names.
      () => undefined,
    );
  }, [isUnknown]);
  return { known: knownFiles, learn };
}

function measureAt(url: string): Promise<{ width: number; height: number } | undefined> {
  const picture = new Image();
  picture.src = url;
  return picture.decode().then(
    () => ({ width: picture.naturalWidth, height: picture.naturalHeight }),
    () => undefined,
  );
}
