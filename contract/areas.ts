/** A province, city or district: its code, its name in both languages, and what lies in it. */
export interface Area {
  value: string;
  label: string;
  labelEn: string;
  children?: Area[];
}
