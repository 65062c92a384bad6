/**
 * The part of the description that goes with `requiredWhen`: which fields a choice asks for. To be given to `meta` of
 * the object.
 */
export const requiredFor = (choice: string, fields: Record<string, string>) => ({
  allOf: Object.entries(fields).map(([value, name]) => ({
    if: { properties: { [choice]: { const: value } } },
    then: { required: [name], properties: { [name]: { not: { type: 'null' as const } } } },
  })),
})
