import { shortText, upTo } from "./schema.ts";

const description = "The domain name of the site.";

/** The domain of a race in a request of an organiser or an operator. */
export const domainName = shortText(260, description);

/** The domain of the page in a visitor's request; an empty one is that of no site. */
export const pageDomain = upTo(260, description);
