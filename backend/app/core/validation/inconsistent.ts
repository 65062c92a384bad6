import vine from '@vinejs/vine'

/**
 * Rules about values that are each well formed but do not fit their neighbours, or today. The description of the API
 * cannot express them, so an input that breaks no other is refused as `core.inconsistent_input`.
 */
const rulesBetweenValues: ReadonlySet<string> = new Set([
  'distinct_by',
  'one_for_each',
  'end_before_start',
  'in_the_future',
  // By the country of the same input.
  'tax_id',
  'nip',
  'mst',
  'registration_number',
  'vat_number',
  'postal_code',
])

export const isInconsistent = (problems: readonly { rule: string }[]): boolean =>
  problems.length > 0 && problems.every(({ rule }) => rulesBetweenValues.has(rule))

/** No two items of a list have the same value of this field. */
export const distinctBy = vine.createRule<string>((items, name, field) => {
  // The items are looked at one by one afterwards: here they may be anything.
  const values = (items as (Record<string, unknown> | null)[])
    .map((item) => item?.[name])
    .filter((value) => value !== undefined)
  if (new Set(values).size < values.length)
    field.report('The {{ field }} names something twice', 'distinct_by', field)
})

/** As many items as the list of this name beside it has. */
export const oneForEach = vine.createRule<string>((items, name, field) => {
  const beside: unknown = field.parent[name]
  if (!Array.isArray(items) || !Array.isArray(beside) || items.length !== beside.length)
    field.report('The {{ field }} has another length', 'one_for_each', field)
})
