// @ts-expect-error -- the worker of pdfjs-dist has no types: it is run, not called
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.min.mjs";

// It starts by itself when it is loaded in a worker; naming it keeps it in the file.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });
