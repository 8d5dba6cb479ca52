import { useEffect, useRef, useState } from "react";
import { openReader } from "../scan/decode.ts";
import styles from "./Staff.module.css";
import { useStaffTexts } from "./texts.ts";

// Milliseconds between two looks at the picture, and until the same code is read again.
const betweenLooks = 150;
const samePause = 4000;

/** The picture of the camera; each code that it shows is read once. */
export function Camera({ onText }: { onText(text: string): void }) {
  const t = useStaffTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<"noCamera" | "cameraDenied">();
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    const shown = video.current;
    let isOver = false;
    let stream: MediaStream | undefined;
    const watch = async () => {
      if (!shown || !navigator.mediaDevices) return setFailure("noCamera");
      const camera = { facingMode: "environment", width: { ideal: 1280 } };
      stream = await navigator.mediaDevices.getUserMedia({ video: camera });
      if (isOver) return stop(stream);
      shown.srcObject = stream;
      await shown.play();
      const read = await openReader();
      let last = { text: "", at: 0 };
      while (!isOver) {
        const text = await read(shown);
        const at = performance.now();
        if (text && !isOver && (text !== last.text || at - last.at > samePause)) {
          latest.current(text);
          last = { text, at };
        }
        await new Promise((resolve) => setTimeout(resolve, betweenLooks));
      }
    };
    watch().catch((error: Error) => {
      if (!isOver) setFailure(error.name === "NotAllowedError" ? "cameraDenied" : "noCamera");
    });
    return () => {
      isOver = true;
      if (stream) stop(stream);
    };
  }, []);
  return failure ? (
    <p className={styles.notice} role="alert">
      {t(failure)}
    </p>
  ) : (
    <video ref={video} className={styles.video} muted playsInline aria-label={t("cameraLabel")} />
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
