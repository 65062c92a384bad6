import type { StaffingRule } from './staffing_rule.ts'

/** A rule with the versions that hold from a day on, each with the parts of its work that positions do. */
type DatedRule = {
  readonly metricId: string | null
  readonly versions: readonly {
    /** Of the same day the higher one holds. */
    readonly number: number
    /** null: a draft, which holds on no day. */
    readonly validFrom: string | null
    readonly body: Omit<StaffingRule, 'metricId' | 'share' | 'inForce'>
    readonly connections: readonly { readonly positionId: string; readonly share: number }[]
  }[]
}

/** The days of a row. */
type Row = {
  readonly days: number
  /** Where a calendar day lies, counted from the first of the row. */
  readonly dayOf: (day: string) => number
}

/** Each version that a position works by, with the days of a row on which it holds; a later one ends an earlier one. */
export function rulesInForce(rule: DatedRule, positionId: string, { days, dayOf }: Row): StaffingRule[] {
  const versions = rule.versions
    .flatMap(({ validFrom, ...version }) =>
      validFrom === null ? [] : [{ ...version, from: dayOf(validFrom) }]
    )
    .sort((a, b) => a.from - b.from || a.number - b.number)
  return versions.flatMap(({ from, body, connections }, at) => {
    const share = connections.find((one) => one.positionId === positionId)?.share
    // The evening before the row belongs to what held then.
    const first = Math.max(-1, from)
    const until = versions[at + 1]?.from ?? days + 1
    if (share === undefined || until <= first || from >= days) return []
    return [{ ...body, metricId: rule.metricId, share, inForce: { from: first, until } }]
  })
}
