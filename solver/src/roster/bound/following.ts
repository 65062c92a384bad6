import { mayExtendShifts } from '../../labour_code/contract_terms.ts'
import { dailyRest, EXTENDED_FROM_MINUTES } from '../../labour_code/rules/daily_rest.ts'
import type { PlannedWork } from '../../labour_code/planned_work.ts'
import type { RosterRule } from '../contract_rules/contract_rule.ts'
import type { ModelPerson } from '../model.ts'
import { excessOf } from '../excess.ts'

const MINUTE_MS = 60_000

/**
 * Which work may directly follow which in one person's plan, as far as two works alone can tell: no overlap, and the
 * daily rest. Rules that work kept from before breaks already are left out: they may be broken a little further.
 */
export type Following = {
  /** No two works at a time. */
  readonly oneAtATime: boolean
  /** From this instant on any work may follow, and before it only some may. */
  readonly readyAt: (work: PlannedWork) => number
  /** Whether `next`, which starts before that instant, may follow all the same. */
  readonly mayFollow: (work: PlannedWork, next: PlannedWork) => boolean
}

export function followingOf(person: ModelPerson): Following {
  const oneAtATime = holdsAlways(person, 'overlap') !== undefined
  if (!oneAtATime) return { oneAtATime, readyAt: ({ start }) => start, mayFollow: () => false }
  const restMinutes = person.facts.dailyRestMinutes ?? person.rules.limits.dailyRestMinutes
  const rest = person.allCounts ? holdsAlways(person, dailyRest.id) : undefined
  if (!rest || restMinutes === null) {
    return { oneAtATime, readyAt: ({ end }) => end, mayFollow: () => false }
  }
  const longShifts = mayExtendShifts(person.facts)
  return {
    oneAtATime,
    readyAt: ({ start, end }) => {
      const worked = (end - start) / MINUTE_MS
      const needed =
        longShifts && worked > EXTENDED_FROM_MINUTES ? Math.max(restMinutes, worked) : restMinutes
      return end + needed * MINUTE_MS
    },
    mayFollow: (work, next) => next.start >= work.end && excessOf(rest, person, [work, next]) === 0,
  }
}

/** The rule when it blocks and kept work does not break it. */
export const holdsAlways = (person: ModelPerson, id: string): RosterRule | undefined =>
  person.blocking.find((rule) => rule.id === id && excessOf(rule, person, person.fixed) === 0)
