import type { RuleExample } from '@shiftloom/solver/labour_code/rule_examples'
import { clockOf } from '@shiftloom/solver/time'
import { useTranslation } from 'react-i18next'
import { addDays, daysBetween } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'

/** Few shifts are named one by one, more of them by their days. */
const FEW = 2
const WEEK_DAYS = 7

/** The shifts of an example as a reader says them: `Mon 22:00–06:00 and Tue 14:00–22:00`, `Nov 1 – 14 10:00–18:00`. */
export function useExampleShifts(): (work: RuleExample['work']) => string {
  const { t } = useTranslation()
  const format = useFormat()
  return (work) => {
    const hoursOf = ({ start, end, zone }: (typeof work)[number]) =>
      [start, end].map((instant) => format.clock(clockOf(instant, zone))).join('–')
    const [first, second, last] = [work[0]!, work[1], work.at(-1)!]
    if (second && daysBetween(first.day, second.day) === WEEK_DAYS) {
      const days = { first: format.day(first.day), last: format.day(last.day) }
      return t('company.example.sundays_from', { hours: hoursOf(first), ...days })
    }
    if (work.length > FEW) return `${format.dayRange(first.day, addDays(last.day, 1))} ${hoursOf(first)}`
    return format.list(work.map((one) => `${format.day(one.day, 'weekdayShort')} ${hoursOf(one)}`))
  }
}
