import type { ModelChange, ModelRunRow, NeedDay } from '@shiftloom/backend/contracts/labour_model'

const nothing: NeedDay = { needed: 0, planned: 0, missing: 0, over: 0 }

/** Hours of several days or positions together. */
export const together = (days: readonly NeedDay[]): NeedDay =>
  days.reduce(
    (sum, day) => ({
      needed: sum.needed + day.needed,
      planned: sum.planned + day.planned,
      missing: sum.missing + day.missing,
      over: sum.over + day.over,
    }),
    nothing
  )

export type ShiftCount = { start: string; end: string; count: number }

/** Shifts of the same times once, with how many they are. */
export function counted(changes: readonly Pick<ModelChange, 'start' | 'end'>[]): ShiftCount[] {
  const groups = Map.groupBy(changes, ({ start, end }) => `${start} ${end}`)
  return [...groups.values()].map((all) => ({ start: all[0]!.start, end: all[0]!.end, count: all.length }))
}

export type DayOfRow = {
  row: ModelRunRow
  before: NeedDay
  after: NeedDay
  changes: ModelChange[]
  /** Something of it is still to be decided. */
  isPending: boolean
}

/** Whether a change waits for a decision: what stays needs none. */
export const isPending = ({ kind, accepted }: ModelChange): boolean => kind !== 'kept' && !accepted

/** What a run offers on one of its days, by position; positions without a need or a change are left out. */
export const rowsOfDay = (rows: readonly ModelRunRow[], at: number, day: string): DayOfRow[] =>
  rows.flatMap((row) => {
    const changes = row.changes.filter((change) => change.day === day)
    const [before = nothing, after = nothing] = [row.before[at], row.after[at]]
    if (changes.length === 0 && before.needed === 0) return []
    return [{ row, before, after, changes, isPending: changes.some(isPending) }]
  })
