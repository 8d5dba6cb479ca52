export interface OtherBrowsers {
  firefox: string | undefined;
  webkit: string | undefined;
}
export function findOtherBrowsers(): OtherBrowsers;
export function describeMissing(found: OtherBrowsers): string[];
