import { countMetric } from "../../base/metrics.ts";

/** Returns a function that logs what an operator has to look at as `log` does, and counts it. */
export function countAlarms(log: (line: string) => void): (line: string) => void {
  return (line) => {
    countMetric("startline_payment_alarms_total");
    log(line);
  };
}
