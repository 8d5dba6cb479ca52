interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
interface DetectorType {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?(): Promise<string[]>;
}

/** Reads the QR code in a frame of a camera; undefined without one. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>;

// Pixels: larger frames are decoded no better, only more slowly.
const longestSide = 640;

/**
 * Returns the browser's own reader of QR codes, or one that is loaded now if the browser has
 * none.
 */
export async function openReader(): Promise<ReadFrame> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorType };
  const formats = await BarcodeDetector?.getSupportedFormats?.().catch((): string[] => []);
  if (BarcodeDetector && formats?.includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue;
  }
  const { decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return undefined;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return decode(context.getImageData(0, 0, canvas.width, canvas.height), decodeQR);
  };
}

/** Reads the QR code of pixels; undefined without one. */
export function decode(
  { data, width, height }: Pick<ImageData, "data" | "width" | "height">,
  decodeQR: (image: { data: Uint8ClampedArray; width: number; height: number }) => string,
): string | undefined {
  try {
    return decodeQR({ data, width, height });
  } catch {
    // The decoder throws if there is no code.
    return undefined;
  }
}
