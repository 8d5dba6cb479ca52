import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, paginateListObjectsV2 } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { S3Settings } from "../../base/env/uploadSettings.ts";
import { openS3Client } from "../../sites/files/s3Client.ts";
import { isKey, type UploadStore } from "./store.ts";

/**
 * Opens a store in a bucket of any S3-compatible service, below a prefix. The bucket must not be
 * public.
 */
export function openS3Store(settings: S3Settings, prefix = "uploads/"): UploadStore {
  const { bucket } = settings;
  const client = openS3Client(settings);
  const objectAt = (key: string) => {
    if (!isKey(key)) throw new Error("The store of uploads has no such key.");
    return { Bucket: bucket, Key: prefix + key };
  };
  return {
    async put(key, path, type) {
      const params = {
        ...objectAt(key),
        Body: createReadStream(path),
        ContentType: type,
        CacheControl: "private, no-store",
      };
      await new Upload({ client, params }).done();
    },
    async read(key) {
      try {
        return (await client.send(new GetObjectCommand(objectAt(key)))).Body as Readable | undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectAt(key)));
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key = "", LastModified = new Date() } of Contents) {
          const key = Key.slice(prefix.length);
          if (isKey(key)) yield { key, keptAt: LastModified };
        }
      }
    },
    signedAddress: (key, { type, disposition }, expiresIn) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...objectAt(key),
          ResponseContentType: type,
          ResponseContentDisposition: disposition,
          ResponseCacheControl: "private, no-store",
        }),
        { expiresIn },
      ),
  };
}
