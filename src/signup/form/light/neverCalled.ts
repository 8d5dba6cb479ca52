/**
 * In the place of what rjsf has for checking answers and for leaving answers out, neither of which our forms let it do: they are drawn
 * with noValidate and without omitExtraData.
 */
export default function neverCalled(): never {
  throw new Error("rjsf draws our forms; it does not check answers or leave any out.");
}

export { neverCalled as getFieldNames, neverCalled as getUsedFormData, neverCalled as isValueEmpty };
