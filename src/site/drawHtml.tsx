import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

/** A block that threw while its page was rendered: its JSON Pointer, and its type with what was thrown. */
export interface LostBlock {
  pointer: string;
  message: string;
}

// No part of a page should wait while it is rendered; one that does is left to the browser.
const timeout = 5000;

/** Drawn in place of a block that could not be rendered, as the fallback of the Suspense boundary around it. */
export function gapAt(pointer: string, type: string): ReactNode {
  return <template data-lost={pointer} data-type={type} />;
}

const gap =
  /<!--\$!--><template(?: data-dgst="(\d+)")?[^>]*><\/template><template data-lost="([^"]*)" data-type="([^"]*)"><\/template>/g;

/**
 * Draws to HTML as `renderToString` does, and returns which blocks threw: in their place is an empty boundary, in which the
 * browser tries again. Rejects if something outside all blocks throws.
 */
export async function drawHtml(content: ReactNode): Promise<{ html: string; lost: LostBlock[] }> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(content, {
    // What is large would come later in the page, put into its place by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(timeout),
    onError: (error) => String(errors.push(error) - 1),
  });
  await stream.allReady;
  const drawn = await new Response(stream).text();
  const lost: LostBlock[] = [];
  // The error's text and stack, which a program built for developers adds, are not for visitors.
  const html = drawn.replace(gap, (_whole, number: string, pointer: string, type: string) => {
    lost.push({ pointer, message: `${type}: ${errors[Number(number)]}` });
    return '<!--$!--><template data-dgst="reported"></template>';
  });
  return { html, lost };
}
