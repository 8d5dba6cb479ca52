import { expect, test } from "vitest";
import Partners from "#blocks/home/partners/Partners.tsx";
import { renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";
import SponsorList from "./SponsorList.tsx";

type Tiers = HomeProps["sponsor-list"]["tiers"];

const tier = (id: string, link: string, size?: "large" | "regular" | "small"): Tiers[number] => ({
  id,
  ...(size && { size }),
  marks: [{ id, name: { zh: id }, image: { src: `media/${id}.svg` }, link }],
});
const tiers = [tier("a", "https://a.example"), tier("b", "/partners", "large"), tier("c", "javascript:alert(1)")];
const ranksIn = (html: string) => [...html.matchAll(/data-rank="(\d)"/g)].map(([, rank]) => rank);

test("a search engine learns which links are paid for, and only of those to other sites", () => {
  const html = renderInSite(<SponsorList tiers={tiers} />);
  expect([...html.matchAll(/<a [^>]*>/g)].map(([tag]) => /rel="[^"]*"/.exec(tag)?.[0])).toEqual([
    'rel="sponsored noopener noreferrer"',
    undefined,
  ]);
  expect(renderInSite(<Partners tiers={tiers} />)).not.toContain("sponsored");
});

test("a tier is as large as its rank, or as it states", () => {
  expect(ranksIn(renderInSite(<SponsorList tiers={tiers} />))).toEqual(["0", "0", "2"]);
  expect(ranksIn(renderInSite(<SponsorList tiers={tiers.toReversed()} />))).toEqual(["0", "0", "2"]);
  expect(ranksIn(renderInSite(<Partners tiers={tiers} />))).toEqual(["2", "2", "2"]);
});
