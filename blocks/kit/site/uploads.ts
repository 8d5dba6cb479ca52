/** A file that someone uploaded. */
export interface UploadedFile {
  id: string;
  /** Works for some minutes; keep the id. */
  url: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** The uploads of someone, the newest first, and how many bytes one file may have. */
export interface UploadedFiles {
  files: UploadedFile[];
  limitBytes: number;
}

/** How a file is sent. */
export interface UploadOptions {
  /** Only pictures are accepted. */
  isImage?: boolean;
  /** Called with the fraction that is sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Ends it early; it then rejects. */
  signal?: AbortSignal;
}

/** The files of the logged-in visitor. */
export interface OwnUploads {
  /** Sends one; rejects with a sentence for the visitor. */
  send(file: File, options?: UploadOptions): Promise<UploadedFile>;
  /** Rejects with a sentence for the visitor. */
  list(): Promise<UploadedFiles>;
  /** Removes one permanently; rejects with a sentence for the visitor. */
  remove(file: UploadedFile): Promise<void>;
  /** Shows what is in the file, over the page; rejects with a sentence for the visitor. */
  preview(file: UploadedFile): Promise<void>;
  /** Saves the file; rejects with a sentence for the visitor. */
  download(file: UploadedFile): Promise<void>;
}
