import type { Drawn } from "./base/print/drawer.ts";
import { drawPaper } from "./entry/confirmation/drawPaper.ts";
import type { PaperJob } from "./entry/confirmation/paper.ts";
import { type CertificateJob, drawCertificate } from "./results/certificates/job.ts";

// A process of its own: a confirmation takes as long to draw as dozens of sign-ups take.

process.on("disconnect", () => process.exit());
process.on("message", (job: PaperJob | CertificateJob) => {
  draw(job).then(
    (file) => process.send?.({ file } satisfies Drawn),
    (error: Error) => process.send?.({ error: error.stack ?? error.message } satisfies Drawn),
  );
});

function draw(job: PaperJob | CertificateJob): Promise<Buffer> {
  return job.kind === "confirmation" ? drawPaper(job.paper) : drawCertificate(job);
}
