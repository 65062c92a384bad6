/** Plain data as forms hold it: compared by content. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Rebased<Values> = {
  values: Values
  /** Fields that both people changed, differently. */
  conflicts: (keyof Values)[]
  /** Fields that only the other person changed; they came in. */
  taken: (keyof Values)[]
}

/**
 * What a person has typed, carried over to what another user saved meanwhile: fields they touched stay theirs,
 * all others become the saved ones.
 */
export function rebase<Values extends object>(before: Values, typed: Values, saved: Values): Rebased<Values> {
  const fields = Object.keys(saved) as (keyof Values)[]
  const touched = fields.filter((field) => !same(before[field], typed[field]))
  const values = { ...saved }
  for (const field of touched) values[field] = typed[field]
  const conflicts = touched.filter(
    (field) => !same(before[field], saved[field]) && !same(typed[field], saved[field])
  )
  const taken = fields.filter((field) => !touched.includes(field) && !same(before[field], saved[field]))
  return { values, conflicts, taken }
}
