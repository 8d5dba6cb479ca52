import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

/**
 * A block that threw while its page was rendered: its JSON Pointer, and its type with what was
 * thrown.
 */
export interface LostBlock {
  pointer: string;
  message: string;
}

// No part of a page should wait while it is rendered; one that does is left to the browser.
const timeout = 5000;

/**
 * Drawn in place of a block that could not be rendered, as the fallback of the Suspense boundary
 * around it.
 */
export function gapAt(pointer: string, type: string): ReactNode {
  return <template data-lost={pointer} data-type={type} />;
}

const gap =
  /<!--\$!--><template(?: data-dgst="(\d+)")?[^>]*><\/template><template data-lost="([^"]*)" data-type="([^"]*)"><\/template>/g;

/**
 * Draws to HTML as `renderToString` does, and returns which blocks threw: in their place is an
 * empty boundary, in which the browser tries again. Rejects if something outside all blocks throws.
 */
export async function drawHtml(content: ReactNode): Promise<{ html: string; lost: LostBlock[] }> {
  const errors: unknown[] = [];
  const limit = new AbortController();
  // AbortSignal.timeout would hold the whole drawing until its time is over.
  const timer = setTimeout(() => limit.abort(new Error(`It was not drawn within ${timeout} ms.`)), timeout);
  const markup = await readWhole(content, limit.signal, (error) => String(errors.push(error) - 1)).finally(() =>
    clearTimeout(timer),
  );
  const lost: LostBlock[] = [];
  // The error's text and stack, which a program built for developers adds, are not for visitors.
  const html = markup.replace(gap, (_whole, number: string, pointer: string, type: string) => {
    lost.push({ pointer, message: `${type}: ${errors[Number(number)]}` });
    return '<!--$!--><template data-dgst="reported"></template>';
  });
  return { html, lost };
}

async function readWhole(
  content: ReactNode,
  signal: AbortSignal,
  onError: (error: unknown) => string,
): Promise<string> {
  // What is large would come later in the page, put into its place by inline scripts.
  const stream = await renderToReadableStream(content, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal,
    onError,
  });
  await stream.allReady;
  return new Response(stream).text();
}
