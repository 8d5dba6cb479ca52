const hour = "(?:[01]\\d|2[0-3])";
const fraction = "(?:\\.\\d{1,9})?";
const clock = `${hour}:[0-5]\\d:[0-5]\\d${fraction}(?:[Zz]|[+-]${hour}:[0-5]\\d)`;
const time = `(?:${clock}|${leapSeconds()})`;
const leapYear = "(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
const commonDay = "(?:0[1-9]|1\\d|2[0-8])";
const day = `(?:\\d{4}-(?:(?:0[13-9]|1[0-2])-(?:${commonDay}|29|30)|(?:0[13578]|1[02])-31|02-${commonDay})|${leapYear}-02-29)`;
const byte = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

/**
 * The formats that are checked: days and times of RFC 3339 that exist, leap seconds at the offsets
 * that are in use. Regular expressions, because only those can be written into a validator's code;
 * each reads a text once.
 */
export const formats: Record<string, RegExp> = {
  date: new RegExp(`^${day}$`),
  "date-time": new RegExp(`^${day}[Tt]${time}$`),
  time: new RegExp(`^${time}$`),
  email: new RegExp(`^[^\\s@"(),:;<>[\\]\\\\]{1,64}@(?=.{4,255}$)(?:${label}\\.)+[A-Za-z0-9-]{2,63}$`),
  uri: /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/,
  "uri-reference": /^[^\s<>"{}|\\^`]*$/,
  uuid: /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/,
  ipv4: new RegExp(`^${byte}(?:\\.${byte}){3}$`),
  hostname: new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`),
};

// A leap second is 23:59:60 in UTC, and another time of day elsewhere: 07:59:60+08:00.
function leapSeconds(): string {
  const whole = Array.from({ length: 27 }, (_, place) => (place - 12) * 60);
  // Newfoundland, Tehran, Kabul, India, Nepal, Myanmar, Eucla, Adelaide, Lord Howe, the Marquesas,
  // the Chathams.
  const halfOffsets = [-9.5, -3.5, 3.5, 4.5, 5.5, 5.75, 6.5, 8.75, 9.5, 10.5, 12.75].map((hours) => hours * 60);
  const local = [...whole, ...halfOffsets].map((offset) => {
    const sign = offset < 0 ? "-" : "\\+";
    return `${getClock((offset + 2879) % 1440)}:60${fraction}${sign}${getClock(Math.abs(offset))}`;
  });
  return [`23:59:60${fraction}(?:[Zz]|-00:00)`, ...local].join("|");
}

function getClock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
