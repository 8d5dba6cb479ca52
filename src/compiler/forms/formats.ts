const hour = "(?:[01]\\d|2[0-3])";
const clock = `${hour}:[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]${hour}:[0-5]\\d)`;
const day = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const byte = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

/** The formats that are checked. Regular expressions, because only those can be written into a validator's code; each reads a text once. */
export const formats: Record<string, RegExp> = {
  date: new RegExp(`^${day}$`),
  "date-time": new RegExp(`^${day}[Tt]${clock}$`),
  time: new RegExp(`^${clock}$`),
  email: new RegExp(`^[^\\s@"(),:;<>[\\]\\\\]{1,64}@(?=.{4,255}$)(?:${label}\\.)+[A-Za-z0-9-]{2,63}$`),
  uri: /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/,
  "uri-reference": /^[^\s<>"{}|\\^`]*$/,
  uuid: /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/,
  ipv4: new RegExp(`^${byte}(?:\\.${byte}){3}$`),
  hostname: new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`),
};
