/**
 * The keywords of JSON Schema 2020-12, those of earlier drafts that are still read, and what the
 * form's renderer knows beside them.
 */
export const keywords: readonly string[] = [
  ..."$schema $id $ref $defs $comment $vocabulary definitions dependencies".split(" "),
  ..."type enum const title description default examples deprecated readOnly writeOnly".split(" "),
  ..."minLength maxLength pattern format contentEncoding contentMediaType contentSchema".split(" "),
  ..."minimum maximum exclusiveMinimum exclusiveMaximum multipleOf".split(" "),
  ..."items prefixItems contains minContains maxContains minItems maxItems uniqueItems unevaluatedItems".split(" "),
  ..."properties patternProperties additionalProperties unevaluatedProperties propertyNames".split(" "),
  ..."required dependentRequired dependentSchemas minProperties maxProperties".split(" "),
  ..."allOf anyOf oneOf not if then else discriminator".split(" "),
];
