import { parseUrl, readSwitch, type Variables } from "../base/envValues.ts";
import { StartError } from "../base/startError.ts";

/** An S3-compatible store that uploads are kept in. */
export interface S3Settings {
  /** Where it answers, such as https://s3.eu-west-1.amazonaws.com. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is a part of the path; else it is the first part of the host name. */
  isPathStyle: boolean;
}

/** What people may send, and where it is kept. */
export interface UploadSettings {
  /** Bytes that one file may have. */
  limitBytes: number;
  /** Bytes that all files of one account may have together. */
  quotaBytes: number;
  /** Set where uploads are kept in an S3-compatible store instead of the data folder. */
  s3?: S3Settings;
}

/** Reads the settings of uploads; throws StartError at the first bad value. */
export function readUploadSettings(variables: Variables): UploadSettings {
  const limitBytes = readBytes("UPLOAD_LIMIT", variables.UPLOAD_LIMIT || "20 MB");
  const quotaBytes = readBytes("UPLOAD_QUOTA", variables.UPLOAD_QUOTA || "200 MB");
  if (quotaBytes < limitBytes)
    throw new StartError(
      "UPLOAD_QUOTA is smaller than UPLOAD_LIMIT: no account could send a file of the allowed size.",
      "UPLOAD_QUOTA 小于 UPLOAD_LIMIT：任何账户都无法上传允许大小的文件。",
    );
  return { limitBytes, quotaBytes, ...readS3(variables) };
}

/** The origin that browsers meet a store at: it goes into the Content-Security-Policy. */
export function originOfStore({ endpoint, bucket, isPathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  return isPathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`;
}

const units = { "": 1, B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

function readBytes(name: string, value: string): number {
  const [, digits = "", unit = ""] = /^(\d{1,12})\s*(B|KB|MB|GB|)$/i.exec(value.trim()) ?? [];
  const bytes = Number(digits) * units[unit.toUpperCase() as keyof typeof units];
  if (digits !== "" && bytes > 0 && bytes <= 1024 ** 4) return bytes;
  throw new StartError(
    `${name} is "${value}", but a size such as 20 MB, 512 KB or 1048576 is needed.`,
    `${name} 是“${value}”，但需要类似 20 MB、512 KB 或 1048576 的大小。`,
  );
}

const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function readS3(variables: Variables): { s3?: S3Settings } {
  const set = names.filter((name) => variables[name]);
  if (set.length === 0) return {};
  const missing = names.find((name) => !variables[name]);
  if (missing)
    throw new StartError(
      `${set[0]} is set, so ${missing} is needed too: uploads are kept in S3 or in DATA_DIR.`,
      `设置了 ${set[0]}，所以还需要 ${missing}：上传的文件保存在 S3 或 DATA_DIR 中。`,
    );
  const [endpoint = "", bucket = "", accessKeyId = "", secretAccessKey = ""] = names.map((name) => variables[name]);
  const url = parseUrl(endpoint);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== endpoint.replace(/\/$/, ""))
    throw new StartError(
      `S3_ENDPOINT has "${endpoint}", but an address like https://s3.example.com is needed.`,
      `S3_ENDPOINT 是“${endpoint}”，但需要类似 https://s3.example.com 的地址。`,
    );
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new StartError(
      `S3_BUCKET is "${bucket}", which is no bucket's name (3 to 63 small letters, digits, dots, hyphens).`,
      `S3_BUCKET 是“${bucket}”，不是合法的存储桶名（3 至 63 个小写字母、数字、点和连字符）。`,
    );
  const isPathStyle = readSwitch("S3_PATH_STYLE", variables.S3_PATH_STYLE || "on");
  const region = variables.S3_REGION || "us-east-1";
  return { s3: { endpoint: url.origin, bucket, region, accessKeyId, secretAccessKey, isPathStyle } };
}
