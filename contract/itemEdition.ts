import { domainName } from "./domainName.ts";
import { optional, shortText } from "./schema.ts";

/** What organisers name of whose results or certificates they work on. */
export const itemEdition = {
  domainName,
  item: shortText(64, "The id of the item in the site file."),
  edition: optional(shortText(64, "Such as 2024; left out for the race as it is now.")),
};
