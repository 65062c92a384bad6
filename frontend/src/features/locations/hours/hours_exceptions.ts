import type { HoursException } from '@shiftloom/backend/contracts/organisation'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { addDays } from '#/lib/time/days.ts'

/** What a day with other hours starts with. */
const usual = { opens: '08:00', closes: '16:00' }

/** One more day that differs: closed, on the first day from `today` on that is not in the list yet. */
export function addException(all: HoursException[], today: Day): HoursException[] {
  let day = today
  while (all.some((exception) => exception.day === day)) day = addDays(day, 1)
  return [...all, { day, name: null, hours: [] }]
}

export const changeException = (
  all: HoursException[],
  index: number,
  change: Partial<HoursException>
): HoursException[] => all.map((exception, at) => (at === index ? { ...exception, ...change } : exception))

export const removeException = (all: HoursException[], index: number): HoursException[] =>
  all.filter((_, at) => at !== index)

/** Closed, or open at other hours than the week says. */
export const toggleOpen = (all: HoursException[], index: number, open: boolean): HoursException[] =>
  changeException(all, index, { hours: open ? [usual] : [] })

/** The day that stands in the list twice, if any. */
export const repeatedDay = (all: HoursException[]): Day | undefined =>
  all.find(({ day }, index) => all.findIndex((other) => other.day === day) !== index)?.day
