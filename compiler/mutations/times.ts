import { type Mutation, rows } from "./mutation.ts";

const canal = "canal-city-2025";
const clock = ['"id": "countdown"'];
const registration = ['"id": "registration"'];
const dates = ['"id": "dates"'];
const cutOffs = ['"id": "cut-offs"'];
const entries = ['"id": "look-ups"'];

/** Times. */
export const times: Mutation[] = rows(canal, "site.json", [
  [
    "swaps opening and closing",
    registration.concat('"title"'),
    '"opensAt": "2025-08-11T10:00:00+08:00",\n          "closesAt": "2025-08-21T10:00:00+08:00"',
    '"opensAt": "2025-08-21T10:00:00+08:00",\n          "closesAt": "2025-08-11T10:00:00+08:00"',
  ],
  [
    "swaps opening and closing of the race",
    ['"registration": {'],
    '"opensAt": "2025-08-11T10:00:00+08:00",\n      "closesAt": "2025-08-21T10:00:00+08:00"',
    '"opensAt": "2025-08-21T10:00:00+08:00",\n      "closesAt": "2025-08-11T10:00:00+08:00"',
  ],
  [
    "writes another closing in a block",
    registration.concat('"opensAt"'),
    "2025-08-21T10:00:00+08:00",
    "2025-08-20T10:00:00+08:00",
  ],
  ["writes another opening in an entry", entries, "2025-08-11T10:00:00+08:00", "2025-08-11T09:00:00+08:00"],
  [
    "writes another closing in the race facts",
    ['"registration": {', '"closesAt"'],
    "2025-08-21T10:00:00+08:00",
    "2025-08-31T10:00:00+08:00",
  ],
  ["draws before registration closes", ['"drawAt"'], "2025-08-28T10:00:00+08:00", "2025-08-18T10:00:00+08:00"],
  ["draws after the race", ['"drawAt"'], "2025-08-28T10:00:00+08:00", "2025-11-28T10:00:00+08:00"],
  ["counts down to another day", clock.concat('"target"'), "2025-10-26T07:30:00+08:00", "2025-10-27T07:30:00+08:00"],
  [
    "starts the race in another year",
    ['"race": {', '"startsAt"'],
    "2025-10-26T07:30:00+08:00",
    "2024-10-26T07:30:00+08:00",
  ],
  [
    "ends the race before it starts",
    ['"race": {', '"endsAt"'],
    "2025-10-26T13:45:00+08:00",
    "2025-10-26T03:45:00+08:00",
  ],
  [
    "starts an item before the race",
    ['"id": "fun-run"', '"startsAt"'],
    "2025-10-26T07:30:00+08:00",
    "2025-10-26T06:30:00+08:00",
  ],
  [
    "starts an item after the end",
    ['"id": "fun-run"', '"startsAt"'],
    "2025-10-26T07:30:00+08:00",
    "2025-10-27T07:30:00+08:00",
  ],
  [
    "ends a date before it starts",
    dates.concat('"id": "pack"', '"until"'),
    "2025-10-25T19:00:00+08:00",
    "2025-10-22T19:00:00+08:00",
  ],
  ["writes a moment without its offset", clock.concat('"target"'), "2025-10-26T07:30:00+08:00", "2025-10-26T07:30:00"],
  ["writes a moment in another offset", dates, "2025-08-28T10:00:00+08:00", "2025-08-28T10:00:00+09:00"],
  ["writes a moment in UTC", ['"drawAt"'], "2025-08-28T10:00:00+08:00", "2025-08-28T10:00:00Z"],
  [
    "writes the start in another offset",
    ['"race": {', '"startsAt"'],
    "2025-10-26T07:30:00+08:00",
    "2025-10-26T07:30:00+07:00",
  ],
  ["writes a day that there is not", dates, "2025-08-28T10:00:00+08:00", "2025-08-32T10:00:00+08:00"],
  ["writes a moment as people say it", dates, "2025-08-28T10:00:00+08:00", "28 August 2025, 10:00"],
  [
    "shows two tickers at once",
    ['"id": "ticker-after"', '"from"'],
    "2025-10-26T13:45:00+08:00",
    "2025-10-26T11:45:00+08:00",
  ],
  ["writes another start above the cut-offs", cutOffs, '"start": "07:30"', '"start": "08:30"'],
  [
    "writes a cut-off before that of the point before",
    cutOffs.concat('"id": "km30"'),
    '"at": "12:00"',
    '"at": "11:00"',
  ],
]);

/** Numbers. */
export const numbers: Mutation[] = rows(canal, "site.json", [
  ["writes a fee in yuan", ['"id": "marathon"'], '"feeFen": 15000', '"feeFen": 150'],
  ["writes another fee than the rules", ['"id": "half-marathon"'], '"feeFen": 12000', '"feeFen": 13000'],
  ["writes more places than the rules", ['"id": "marathon"'], '"places": 5000', '"places": 6000'],
  ["writes another age than the rules", ['"id": "half-marathon"'], '"minAge": 16', '"minAge": 18'],
  ["writes a distance in metres", ['"id": "marathon"'], "42.195", "42195"],
  ["writes another distance than the rules", ['"id": "fun-run"'], '"distanceKm": 5', '"distanceKm": 6'],
  ["writes a youngest age above the oldest", ['"id": "marathon"'], '"minAge": 20', '"maxAge": 18, "minAge": 20'],
  ["puts a point beyond the finish", cutOffs.concat('"id": "km40"'), '"distanceKm": 40', '"distanceKm": 400'],
]);
