/** Where the config of a domain's site is. */
export interface SiteConfigAnswer {
  domainName: string;
  fileMd5: string;
  uri: string;
}

/** The race that a domain stands for; `raceId` is null where none is bound. */
export interface RaceBindingAnswer {
  raceId: string | number | null;
  domainName: string;
}

/** The parts of the race information that the site shows; times are ms since 1970, RFC 3339 or YYYY-MM-DD HH:mm:ss. */
export interface RaceAnswer {
  raceId: string | number;
  raceName?: string | null;
  startTime?: string | number | null;
  endTime?: string | number | null;
  signUpStartTime?: string | number | null;
  signUpEndTime?: string | number | null;
  signUpUrl?: string | null;
  detailAddress?: string | null;
  imgDetail?: string | null;
}

/** A translation table: text -> its English and Chinese. */
export type Translations = Record<string, { zh?: string; en?: string } | undefined>;
