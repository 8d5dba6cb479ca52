import { expect, test } from "vitest";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";
import EmbeddedVideo from "./EmbeddedVideo.tsx";

const film: HomeProps["embedded-video"] = {
  platform: "youtube",
  video: "M7lc1UVf-VE",
  name: { zh: "赛道", en: "The course" },
  duration: "6:48",
  poster: { src: "media/course.jpg" },
};

// Everything that a browser would load by itself.
const loaded = (html: string) => [...html.matchAll(/(?:src|srcSet|srcset)="([^"]*)"/g)].map(([, address]) => address);

test("before a visitor presses the still, a page has nothing of the platform but a link, and names whom the press contacts", () => {
  const html = renderInSite(<EmbeddedVideo {...film} />);
  expect(loaded(html)).toEqual(["/media/course.jpg"]);
  expect(html).not.toContain("<iframe");
  expect(html).toContain('<span class="visually-hidden">Play: The course (6:48)</span>');
  expect(listWords(html)).toContain("loads from YouTube (www.youtube-nocookie.com)");
  expect(html).toContain(
    'href="https://www.youtube.com/watch?v=M7lc1UVf-VE" target="_blank" rel="noopener noreferrer"',
  );
});

test("a still on the platform's own host is not shown, because showing it would contact the platform", () => {
  const poster = { src: "https://i.ytimg.com/vi/M7lc1UVf-VE/hqdefault.jpg" };
  expect(loaded(renderInSite(<EmbeddedVideo {...film} poster={poster} />))).toEqual([]);
});

test.each(["https://evil.example/a", "javascript:alert(1)", "../evil", 'M7lc1UVf-V"', ""])(
  "an id such as %j makes no player and no link: the visitor reads that the film cannot be played",
  (video) => {
    const html = renderInSite(<EmbeddedVideo {...film} video={video} />);
    expect(listWords(html)).toBe("This film cannot be played at the moment.");
    expect(html).not.toMatch(/button|href|iframe/);
  },
);
