import type { Readable } from "node:stream";
import { GetObjectCommand, HeadObjectCommand, NoSuchKey, NotFound, PutObjectCommand } from "@aws-sdk/client-s3";
import type { S3Settings } from "../../base/env/uploadSettings.ts";
import type { Contents } from "./contents.ts";
import { openS3Client } from "./s3Client.ts";

const prefix = "files/";

/**
 * Stores contents in a bucket of any S3-compatible store, below "files/". The bucket need not be
 * public: servers read it for visitors.
 */
export function openS3Contents(settings: S3Settings): Contents {
  const client = openS3Client(settings);
  const at = (sha256: string) => ({ Bucket: settings.bucket, Key: prefix + sha256 });
  return {
    async put(sha256, content) {
      await client.send(new PutObjectCommand({ ...at(sha256), Body: content }));
    },
    async holds(sha256, bytes) {
      try {
        return (await client.send(new HeadObjectCommand(at(sha256)))).ContentLength === bytes;
      } catch (error) {
        if (error instanceof NotFound) return false;
        throw error;
      }
    },
    async *read(sha256) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(sha256)));
        yield* Body as Readable;
      } catch (error) {
        if (!(error instanceof NoSuchKey)) throw error;
      }
    },
  };
}
