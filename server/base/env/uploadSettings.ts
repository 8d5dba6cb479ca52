import { parseUrl, readBytes, readSwitch, type Variables } from "../envValues.ts";
import { startError } from "../startError.ts";

/** An S3-compatible store that uploads are kept in. */
export interface S3Settings {
  /** Its origin, such as https://s3.eu-west-1.amazonaws.com. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether addresses have the bucket in the path; else it is the first part of the host name. */
  isPathStyle: boolean;
}

/** Limits of uploads, and their store. */
export interface UploadSettings {
  /** Bytes that one file may have. */
  limitBytes: number;
  /** Bytes that all files of one account may have together. */
  quotaBytes: number;
  /** Set if uploads are stored in an S3-compatible store instead of the data folder. */
  s3?: S3Settings;
}

/** Reads the settings of uploads; throws StartError at the first bad value. */
export function readUploadSettings(variables: Variables): UploadSettings {
  const limitBytes = readBytes("UPLOAD_LIMIT", variables.UPLOAD_LIMIT || "20 MB");
  const quotaBytes = readBytes("UPLOAD_QUOTA", variables.UPLOAD_QUOTA || "200 MB");
  if (quotaBytes < limitBytes) throw startError("uploadQuota");
  return { limitBytes, quotaBytes, ...readS3(variables) };
}

/** Returns the origin of a store's addresses, for the Content-Security-Policy. */
export function originOfStore({ endpoint, bucket, isPathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  return isPathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`;
}

const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function readS3(variables: Variables): { s3?: S3Settings } {
  const set = names.filter((name) => variables[name]);
  if (set.length === 0) return {};
  const missing = names.find((name) => !variables[name]);
  if (missing) throw startError("s3Setting", { name: set[0] ?? "", missing });
  const [endpoint = "", bucket = "", accessKeyId = "", secretAccessKey = ""] = names.map((name) => variables[name]);
  const url = parseUrl(endpoint);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== endpoint.replace(/\/$/, ""))
    throw startError("s3Endpoint", { value: endpoint });
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw startError("s3Bucket", { value: bucket });
  const isPathStyle = readSwitch("S3_PATH_STYLE", variables.S3_PATH_STYLE || "on");
  const region = variables.S3_REGION || "us-east-1";
  return { s3: { endpoint: url.origin, bucket, region, accessKeyId, secretAccessKey, isPathStyle } };
}
