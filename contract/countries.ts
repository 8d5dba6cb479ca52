/** One country or region; `itemSort` is 1 to 4 for the mainland, Hong Kong, Macao and Taiwan, 100 for the rest. */
export interface Country {
  id: string | number;
  twoCode: string;
  threeCode: string;
  numberCode: string;
  cnName: string;
  enName: string;
  itemName: string;
  itemCode: string;
  itemSort: number;
  dictCode: string;
}
