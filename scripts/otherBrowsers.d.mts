/** The paths of Firefox and of the driver of WebKitGTK; undefined for one that is not installed. */
export interface OtherBrowsers {
  firefox: string | undefined;
  webkit: string | undefined;
}
/**
 * Returns the browsers that are installed; as root on Debian, installs those that are missing.
 * Throws if that fails.
 */
export function findOtherBrowsers(): OtherBrowsers;
/** Returns a line for each browser that is missing, with what to install. */
export function describeMissing(found: OtherBrowsers): string[];
