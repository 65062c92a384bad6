import { ruleExample } from '@shiftloom/solver/labour_code/rule_examples'
import type { RuleId, Severity } from '@shiftloom/solver/labour_code/rule'
import { valuesOf } from '@shiftloom/solver/labour_code/wording/wording'
import { clockOf } from '@shiftloom/solver/time'
import { useTranslation } from 'react-i18next'
import { lengthOf } from '#/domain/labour_code/length_of.ts'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { LawInUse } from './laws_in_use.ts'

/** Few shifts are named one by one, more of them by their days. */
const FEW = 2

/**
 * An example of work that breaks a rule under the first law in use that refuses it, what the rule says of it, and what
 * that leads to; null for rules that no plain example fits.
 */
export function useRuleExample(laws: readonly LawInUse[]) {
  const { t } = useTranslation()
  const format = useFormat()
  return (rule: RuleId, severity: Severity): string | null => {
    for (const { id, limits } of laws) {
      const found = ruleExample(rule, limits)
      if (!found) continue
      const { work, verdict } = found
      const clock = (instant: number, zone: string) => format.clock(clockOf(instant, zone))
      const hoursOf = ({ start, end, zone }: (typeof work)[number]) =>
        `${clock(start, zone)}–${clock(end, zone)}`
      const [first, last] = [work[0]!, work.at(-1)!]
      const shifts =
        work.length > FEW
          ? `${format.dayRange(first.day, addDays(last.day, 1))} ${hoursOf(first)}`
          : format.list(work.map((one) => `${format.day(one.day, 'weekdayShort')} ${hoursOf(one)}`))
      const worded = work.map(({ id: shiftId, zone, start, end }) => ({
        id: shiftId,
        zone,
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(end).toISOString(),
      }))
      const values = valuesOf(verdict, worded, {
        hours: (minutes) => lengthOf(t, Math.round(minutes)),
        day: (day) => format.day(day, 'weekday'),
        clock,
      })
      const way = severity === 'block' ? verdict.severity : severity
      return t('company.example.rule', {
        law: t(`company.law.${id}`),
        shifts,
        sentence: t(`labour_code.sentences.${rule}`, { ...values }),
        way: t(`company.example.way_${way}`),
      })
    }
    return null
  }
}
