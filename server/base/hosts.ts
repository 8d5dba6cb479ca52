import { readOrigins, type Variables } from "./envValues.ts";

/** The addresses, each without a path, that the operator allows to the pages of every site. */
export interface Hosts {
  connectHosts: string[];
  imageHosts: string[];
  fileHosts: string[];
  /** The origins that sites may report page views to; undefined for all. "none" matches no host. */
  analyticsHosts: string[] | undefined;
}

/**
 * Reads the hosts that the operator allows to the pages of every site. Checks, `startline dev`,
 * publishing and the server's policy all read them here; without the other settings, so that a
 * check loads no database. Throws a StartError at the first invalid one.
 */
export function readHosts(variables: Variables): Hosts {
  return {
    connectHosts: readOrigins("CONNECT_HOSTS", variables),
    imageHosts: readOrigins("IMAGE_HOSTS", variables, ["https:"]),
    fileHosts: readOrigins("FILE_HOSTS", variables),
    analyticsHosts: variables.ANALYTICS_HOSTS ? readOrigins("ANALYTICS_HOSTS", variables, ["none"]) : undefined,
  };
}
