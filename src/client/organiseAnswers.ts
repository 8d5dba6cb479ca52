import type { BodyOf } from "#contract/contract.ts";
import type { AnswerFilter } from "#contract/organiseAnswers.ts";
import type { Client } from "./client.ts";
import { fetchExport } from "./export.ts";

const silent = { isSilent: true } as const;

/**
 * Fetches one page of the answers to general forms that match, newest first: those after the answer
 * with the id `after`.
 */
export const fetchAnswers = (client: Client, filter: AnswerFilter, after?: string) =>
  client.call("GET /sign-up/organise/answers", { query: { ...filter, ...(after && { after }) }, ...silent });

/** Fetches one answer with its words in the visitor's language, its files and replies. */
export const fetchAnswer = (client: Client, id: string) =>
  client.call("GET /sign-up/organise/answers/:id", { params: { id }, ...silent });

/** States that an answer is done, or open again. */
export const markAnswer = (client: Client, json: BodyOf<"POST /sign-up/organise/answers/done">) =>
  client.call("POST /sign-up/organise/answers/done", { json, ...silent });

/** Sends an email to who answered. */
export const replyToAnswer = (client: Client, json: BodyOf<"POST /sign-up/organise/answers/reply">) =>
  client.call("POST /sign-up/organise/answers/reply", { json, ...silent });

/** Fetches all answers to one general form, or to all, as a file; rejects if there are none. */
export const exportAnswers = (
  client: Client,
  { domainName, form }: AnswerFilter,
  written: { format: "csv" | "xlsx"; language: "zh" | "en" },
) =>
  fetchExport(client, "GET /sign-up/export", {
    query: { domainName, ...(form !== undefined && { form }), use: "general", ...written },
    ...silent,
  });
