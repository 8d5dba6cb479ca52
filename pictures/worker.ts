import sharp from "sharp";
import { type BrandJob, makeBrand } from "./brand.ts";
import { makePicture, type PictureJob } from "./make.ts";
import { makePhotoSize, type PhotoSizeJob } from "./photoSize.ts";

// A process of its own for files that others made: one that hangs or crashes the decoder ends this
// process, and nothing else.

/** A job of a worker, as it is sent. */
export type Job =
  | ({ kind: "picture" } & PictureJob)
  | ({ kind: "brand" } & BrandJob)
  | ({ kind: "photo-size" } & PhotoSizeJob);

// One thread each: there are as many of these processes as cores.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Tiff", "Svg"].map((name) => `VipsForeignLoad${name}`),
});

process.on("disconnect", () => process.exit());
process.on("message", (job: Job) => {
  work(job).then(
    (result) => process.send?.({ result }),
    (error: NodeJS.ErrnoException) => process.send?.({ error: { code: error.code, message: error.message } }),
  );
});
process.send?.("ready");

function work(job: Job): Promise<unknown> {
  if (job.kind === "brand") return makeBrand(job);
  return job.kind === "photo-size" ? makePhotoSize(job) : makePicture(job);
}
