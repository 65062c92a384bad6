import {
  breakExample,
  nightExample,
  partialWeekExample,
  reckoningExample,
  restDayExample,
  sundaysExample,
  thresholdsExample,
  toleranceExample,
  weeklyRestExample,
} from '@shiftloom/solver/labour_code/choice_examples'
import { ruleExample } from '@shiftloom/solver/labour_code/rule_examples'
import type { FigureParameters } from '@shiftloom/solver/labour_code/packs/law_pack'
import { useTranslation } from 'react-i18next'
import { lengthOf } from '#/domain/labour_code/length_of.ts'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { LawInUse } from './laws_in_use.ts'

const SHIFT_MINUTES = 8 * 60

/**
 * What each choice comes to, by an example that the kernel works out under the laws in use as the company applies them.
 *
 * @returns sentences; of choices that differ by law one for each
 */
export function useExamples(laws: readonly LawInUse[]) {
  const { t } = useTranslation()
  const format = useFormat()
  const length = (minutes: number) => lengthOf(t, Math.round(minutes))
  const weekday = (day: string) => format.day(day, 'weekdayShort')
  const nameOf = ({ id }: LawInUse) => t(`company.law.${id}`)
  const under = (id: LawInUse['id']) => laws.find((law) => law.id === id)

  const tolerance = (law: LawInUse): string[] => {
    const found = toleranceExample(law.limits)
    if (!found) return []
    const { day, nextDay, nextClock, restMinutes, lackMinutes, blocks } = found
    const values = { law: nameOf(law), day: weekday(day), nextDay: weekday(nextDay) }
    const more = { nextClock: format.clock(nextClock), rest: length(restMinutes), lack: length(lackMinutes) }
    return [t(`company.example.tolerance_${blocks ? 'full' : 'within'}`, { ...values, ...more })]
  }
  const sundays = (law: LawInUse): string => {
    const { count, first, reported } = sundaysExample(law.limits)
    if (count === null || reported === null) return t('company.example.sundays_none', { law: nameOf(law) })
    const days = { first: format.day(first), reported: format.day(reported) }
    return t('company.example.sundays', { law: nameOf(law), count, ...days })
  }
  const weeklyRest = (law: LawInUse): string => {
    const found = weeklyRestExample(law.limits)
    const { day, nextDay, nextClock, restMinutes, foundMinutes, lackMinutes } = found
    return t(`company.example.strict_${lackMinutes > 0 ? 'lacking' : 'enough'}`, {
      law: nameOf(law),
      day: weekday(day),
      nextDay: weekday(nextDay),
      nextClock: format.clock(nextClock),
      rest: length(restMinutes),
      found: length(foundMinutes),
      lack: length(lackMinutes),
    })
  }
  const ofPoland = <T>(said: (law: LawInUse) => T): T[] =>
    [under('PL')].flatMap((law) => (law ? [said(law)] : []))
  const byDay = laws.filter(({ limits }) => limits.normalDayMinutes !== null)
  return {
    tolerance: laws.flatMap(tolerance),
    night: ofPoland((law) =>
      t('company.example.night', { night: length(nightExample(law.limits).nightMinutes) })
    ),
    sundays: [...laws.map(sundays), ...ofPoland(() => t('company.example.sundays_law'))],
    ownBreak: laws.map((law) => {
      const { requiredMinutes } = breakExample(law.limits, SHIFT_MINUTES)
      return t('company.example.break', { law: nameOf(law), required: length(requiredMinutes) })
    }),
    restDays: laws
      .filter(({ limits }) => limits.overtimeMonthMaxMinutes !== null)
      .map(({ limits }) => {
        const { day, overtimeMinutes } = restDayExample(limits)
        const key = overtimeMinutes > 0 ? 'company.example.rest_day' : 'company.example.rest_day_none'
        return t(key, { day: format.day(day, 'weekdayName'), overtime: length(overtimeMinutes) })
      }),
    weeklyRest: laws.map(weeklyRest),
    partialWeeks: ofPoland(({ limits }) => {
      const { from, until, limitMinutes } = partialWeekExample(limits)
      const days = { from: format.day(from), last: format.day(addDays(until, -1)) }
      if (limitMinutes === null) return t('company.example.partial_none', days)
      return t('company.example.partial', { ...days, limit: length(limitMinutes) })
    }),
    overtimeYear: ofPoland(({ limits }) => {
      const limit = ruleExample('overtime_year', limits)?.verdict.limit ?? 0
      return t('company.example.overtime_year', { limit: length(limit), day: format.day('2026-10-31') })
    }),
    reckoning: byDay.map(({ limits }) => {
      const { workMinutes, overtimeMinutes } = reckoningExample(limits)
      const key = overtimeMinutes > 0 ? 'company.example.reckoning' : 'company.example.reckoning_none'
      return t(key, { work: length(workMinutes), overtime: length(overtimeMinutes) })
    }),
  }
}

/** The same of plain thresholds of overtime. */
export function useThresholdsExample(): (thresholds: FigureParameters['thresholds']) => string {
  const { t } = useTranslation()
  return (thresholds) => {
    const { day, weekOvertimeMinutes } = thresholdsExample(thresholds)
    return t('company.example.thresholds', {
      overtime: lengthOf(t, day.overtimeMinutes),
      double: day.doubleMinutes > 0 ? lengthOf(t, day.doubleMinutes) : 'none',
      week: lengthOf(t, weekOvertimeMinutes),
    })
  }
}
