import { ruleExample, type RuleExample } from '@shiftloom/solver/labour_code/rule_examples'
import type { RuleId, Severity } from '@shiftloom/solver/labour_code/rule'
import { valuesOf } from '@shiftloom/solver/labour_code/wording/wording'
import { clockOf } from '@shiftloom/solver/time'
import { useTranslation } from 'react-i18next'
import { citation, useStatuteWords } from '#/domain/labour_code/citation.ts'
import { lengthOf } from '#/domain/labour_code/length_of.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { LawInUse } from './laws_in_use.ts'
import { basisIn } from './rule_table.ts'
import { useExampleShifts } from './use_example_shifts.ts'

/**
 * An example of work that breaks a rule under the first law in use that refuses it, what the rule says of it, and what
 * that leads to; null for facts, which need none, and where no law in use refuses the example.
 */
export function useRuleExample(laws: readonly LawInUse[]) {
  const { t } = useTranslation()
  const format = useFormat()
  const shiftsOf = useExampleShifts()
  const words = useStatuteWords()
  const length = (minutes: number) => lengthOf(t, Math.round(minutes))
  const clock = (instant: number, zone: string) => format.clock(clockOf(instant, zone))
  const sentenceOf = (rule: RuleId, { work, verdict }: RuleExample): string => {
    const worded = work.map(({ id, zone, start, end }) => ({
      id,
      zone,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
    }))
    const day = (one: string) => format.day(one, 'weekday')
    return t(`labour_code.sentences.${rule}`, { ...valuesOf(verdict, worded, { hours: length, day, clock }) })
  }
  const whoIn = ({ who, verdict }: RuleExample): string[] =>
    who === null ? [] : [t(`company.example_who.${who}`, { limit: length(verdict.limit) })]
  return (rule: RuleId, severity: Severity): string | null => {
    for (const law of laws) {
      const found = ruleExample(rule, law.limits)
      if (!found) continue
      const isOfLaw = citation(basisIn(rule, law), words) !== null
      const about = [...(isOfLaw ? [t(`company.law.${law.id}`)] : []), ...whoIn(found)].join('; ')
      const way = severity === 'block' ? found.verdict.severity : severity
      return t(`company.example.${about === '' ? 'rule_plain' : 'rule'}`, {
        about,
        shifts: shiftsOf(found.work),
        sentence: sentenceOf(rule, found),
        way: t(`company.example.way_${way}`),
      })
    }
    return null
  }
}
