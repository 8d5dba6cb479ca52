/**
 * Returns what gives the minutes that the clock of an IANA zone is behind UTC at an instant (ms
 * since 1970), as browsers give their own: -480 in China, also for a zone that does not exist.
 */
export function zoneOffsetIn(timeZone: string): (at: number) => number {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    return (at) => {
      const zone = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
      const [, sign, hours = "0", minutes = "0"] = /^GMT([+-])(\d\d):(\d\d)$/.exec(zone ?? "") ?? [];
      const minutesApart = Number(hours) * 60 + Number(minutes);
      return sign === "-" ? minutesApart : 0 - minutesApart;
    };
  } catch {
    return () => -480;
  }
}
