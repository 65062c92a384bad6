import { addDays, type Day } from '../time/time.ts'
import type { LabourLimits, ProtectedGroup } from './limits.ts'

/** A person's membership of a group on the days `[from, until)`; null: open. */
export type HeldGroup = {
  readonly group: ProtectedGroup
  readonly from: Day | null
  readonly until: Day | null
}

/**
 * What follows from the days of groups under a law: with the child's birth as its first day, a parent's protection ends
 * by itself; with the expected birth as its last one, a pregnancy's begins with the month the law names, and before it
 * only what holds from the first. Groups without such a day hold as they are said to.
 */
export function datedGroups(
  held: readonly HeldGroup[],
  { groupSpans, protectedGroups }: Pick<LabourLimits, 'groupSpans' | 'protectedGroups'>
): HeldGroup[] {
  const remote = held.filter(({ group }) => group === 'remote_area')
  return held
    .filter(({ group }) => group !== 'remote_area')
    .flatMap((one) => {
      const months = groupSpans?.childMonths[one.group]
      if (months !== undefined) return [untilChildIs(one, months)]
      const days = groupSpans?.pregnancyDays
      if (one.group !== 'pregnant' || !days || one.until === null) return [one]
      const late = addDays(one.until, -days.usual)
      const remoteLate = addDays(one.until, -days.remoteArea)
      const isRemote = remote.some(
        ({ from, until }) => (from === null || from <= remoteLate) && (until === null || until > remoteLate)
      )
      return inMonths(one, isRemote ? remoteLate : late, protectedGroups.pregnant_early !== undefined)
    })
}

function untilChildIs(held: HeldGroup, months: number): HeldGroup {
  if (held.from === null) return held
  const birthday = monthsAfter(held.from, months)
  return { ...held, until: held.until === null || birthday < held.until ? birthday : held.until }
}

/** A pregnancy before and from the day on which all of its protection begins. */
function inMonths(held: HeldGroup, late: Day, hasEarly: boolean): HeldGroup[] {
  if (held.from !== null && held.from >= late) return [held]
  const early: HeldGroup = { group: 'pregnant_early', from: held.from, until: late }
  return [...(hasEarly ? [early] : []), { ...held, from: late }]
}

/** The same day of a later month; where there is none, the first of the month after. */
function monthsAfter(day: Day, months: number): Day {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month - 1 + months, Number(day.slice(8)))).toISOString().slice(0, 10)
}
