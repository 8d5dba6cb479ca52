import type { Sentence } from "#core/text.ts";
import { describeError, type LoggedError } from "../../base/http/loggable.ts";

/** Why an operation failed: a sentence for organisers, and what may be logged. Neither contains a value of the database. */
export interface Failure {
  reason: Sentence;
  trace: LoggedError;
}

const diskTroubles: Record<string, Sentence | undefined> = {
  ENOENT: { zh: "没有这个文件或文件夹", en: "there is no such file or folder" },
  EACCES: { zh: "没有权限", en: "permission denied" },
  EPERM: { zh: "没有权限", en: "permission denied" },
  EROFS: { zh: "磁盘是只读的", en: "the disk is read-only" },
  ENOSPC: { zh: "磁盘已满", en: "the disk is full" },
  ELOOP: { zh: "链接指向自己", en: "a link leads to itself" },
};

/** Describes an error of the database, the disk or the program itself, after which nothing has changed. */
export function failureOf(error: unknown): Failure {
  const trace = describeError(error);
  const { path, syscall, code = "" } = error as NodeJS.ErrnoException;
  if (trace.isOfDatabase) return { reason: ofDatabase(trace), trace };
  if (syscall === undefined || path === undefined) return { reason: ofProgram(trace), trace };
  const why = diskTroubles[code] ?? { zh: "出错", en: "error" };
  return {
    reason: {
      zh: `无法读写 ${path}：${why.zh}（${code}）。没有任何改动。`,
      en: `${path} cannot be read or written: ${why.en} (${code}). Nothing changed.`,
    },
    trace,
  };
}

function ofDatabase(trace: LoggedError): Sentence {
  const [first] = chainOf(trace).filter(({ code }) => code !== undefined);
  const of = [first?.code, first?.constraint].filter(Boolean).join(" ");
  return {
    zh: `数据库没有完成操作${of && `（错误 ${of}）`}。没有任何改动，请稍后再试；如果仍然如此，请查看服务器的日志。`,
    en: `The database did not do it${of && ` (error ${of})`}. Nothing changed. Try again later; if it happens again, look into the server's log.`,
  };
}

function ofProgram({ type }: LoggedError): Sentence {
  return {
    zh: `程序出错（${type}）。没有任何改动。请把服务器日志中的这条错误告诉开发者。`,
    en: `The program failed (${type}). Nothing changed. Report this error from the server's log to the developers.`,
  };
}

function chainOf(trace: LoggedError): LoggedError[] {
  return [trace, ...(trace.cause ? chainOf(trace.cause) : [])];
}
