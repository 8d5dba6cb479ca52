import { launch } from "./browser.ts";

// New renderer processes, one for almost each navigation, would cost a quarter of the tests'
// processor time.
const oneRenderer = ["--renderer-process-limit=1", "--in-process-gpu"];
// Text with coloured edges, as on some desktop screens, and several threads that draw: a tenth of a
// page's processor time.
const plainDrawing = ["--disable-lcd-text", "--num-raster-threads=1"];
// Servers for development listen on 127.0.0.1 only. A page of one that ran was once refused: with
// one address, an error is that of this address.
const noIpv6 = ["--host-resolver-rules=MAP localhost 127.0.0.1, MAP *.localhost 127.0.0.1"];

/**
 * The browser of all test files that run in this process; each visitor has a context of their own.
 * It ends with the process.
 */
export const browser = await launch([...oneRenderer, ...plainDrawing, ...noIpv6]);
