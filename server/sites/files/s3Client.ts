import { S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "../../base/env/uploadSettings.ts";

/** Returns a client of the S3-compatible store that the settings name. */
export function openS3Client({ endpoint, region, accessKeyId, secretAccessKey, isPathStyle }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    // Checksums that only AWS understands are sent only if an operation demands them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
