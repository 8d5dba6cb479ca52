import { useEffect, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { UploadedFile } from "#blocks/kit/site/uploads.ts";

/** A file on its way. */
export interface Sending {
  key: number;
  file: File;
  /** How much has gone, from 0 to 1. */
  fraction: number;
  /** Why it did not arrive. */
  fault?: string;
}

/** The files that are on their way, and what can be done with them. */
export interface Sendings {
  sending: Sending[];
  send(files: File[]): void;
  /** Sends one that failed once more. */
  retry(key: number): void;
  /** Cancels one, or removes one that failed; shows no message. */
  cancel(key: number): void;
}

/**
 * Sends files in parallel and calls `onArrived` for each with what was sent; those that are still
 * on their way are cancelled when the component is removed.
 */
export function useSending(isImage: boolean, onArrived: (file: UploadedFile, sent: File) => void): Sendings {
  const { uploads } = useSite();
  const [sending, setSending] = useState<Sending[]>([]);
  const ends = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const latest = useRef({ uploads, onArrived });
  useEffect(() => {
    latest.current = { uploads, onArrived };
  });
  useEffect(() => {
    const running = ends.current;
    return () => {
      for (const end of running.values()) end.abort();
    };
  }, []);
  const change = (key: number, next: Partial<Sending>) =>
    setSending((all) =>
      all.map((sendingFile) => (sendingFile.key === key ? { ...sendingFile, ...next } : sendingFile)),
    );
  const drop = (key: number) => setSending((all) => all.filter((sendingFile) => sendingFile.key !== key));
  const start = async (key: number, file: File) => {
    const end = new AbortController();
    ends.current.set(key, end);
    try {
      const onProgress = (fraction: number) => change(key, { fraction });
      const { send } = await latest.current.uploads();
      const arrived = await send(file, { isImage, onProgress, signal: end.signal });
      if (end.signal.aborted) return;
      drop(key);
      latest.current.onArrived(arrived, file);
    } catch (error) {
      if (!end.signal.aborted) change(key, { fault: (error as Error).message });
    } finally {
      ends.current.delete(key);
    }
  };
  return {
    sending,
    send(files) {
      const newFiles = files.map((file) => ({ key: ++lastKey.current, file, fraction: 0 }));
      setSending((all) => [...all, ...newFiles]);
      for (const { key, file } of newFiles) start(key, file);
    },
    retry(key) {
      const again = sending.find((sendingFile) => sendingFile.key === key);
      if (!again) return;
      setSending((all) =>
        all.map((sendingFile) =>
          sendingFile.key === key ? { key, file: sendingFile.file, fraction: 0 } : sendingFile,
        ),
      );
      start(key, again.file);
    },
    cancel(key) {
      ends.current.get(key)?.abort();
      drop(key);
    },
  };
}
