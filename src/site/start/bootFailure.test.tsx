import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError } from "#src/client/errors.ts";
import { createRequests } from "../requests.ts";
import { BootFailure } from "./BootFailure.tsx";

const draw = (language: "zh" | "en", error: unknown) =>
  renderToStaticMarkup(<BootFailure language={language} error={error} requests={createRequests()} retry={() => {}} />);

test("a visitor whose site has an empty file reads so in their language", () => {
  const empty = new ApiError("empty", "");
  expect(draw("zh", empty)).toContain("<p>出错了！</p>");
  expect(draw("en", empty)).toContain("<p>Something went wrong!</p>");
  expect(draw("en", empty)).not.toMatch(/\p{sc=Han}/u);
});
