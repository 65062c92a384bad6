import {
  MOST_OVERTIME_YEAR_MINUTES,
  nightChosen,
  nightProblem,
} from '@shiftloom/solver/labour_code/company_choices'
import { lawPacks, type LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import { undercutsOf, type Undercut } from '@shiftloom/solver/labour_code/lawful_choices'
import { labourCodeLimits as most } from '@shiftloom/backend/contracts/labour_code'
import { useTranslation } from 'react-i18next'
import { choicesOf, type CodeValues, type Typed } from './code_values.ts'

/** What the form sees before it asks the server, which sees everything. */
/** @param laws those in use in the company */
export function useCodeChecks(laws: readonly LawPackId[]) {
  const { t } = useTranslation()
  /** The sentence of a choice that the law forbids, at its field. */
  const undercut = (field: Undercut['field'], values: CodeValues): string | null => {
    const found = undercutsOf(choicesOf(values), laws).find((one) => one.field === field)
    if (!found) return null
    const { law, limit } = found
    if (field === 'maxConsecutiveSundays') return t('company.lawful.sundays_beyond_law', { limit })
    const part = field === 'overtime.dailyMinutes' ? 'day' : 'week'
    return t('company.lawful.overtime_beyond_law', { law, part, hours: limit / 60 })
  }
  const required = (value: Typed) => (value === '' ? t('core.required') : null)
  const between = (value: Typed, least: number, highest: number) =>
    required(value) ??
    (Number(value) < least || Number(value) > highest
      ? t('company.code.between', { least, most: highest })
      : null)
  return {
    toleranceMinutes: (value: Typed) => between(value, 0, most.toleranceMinutes),
    'ownBreak.breakMinutes': (value: Typed, { ownBreak }: CodeValues) => {
      if (!ownBreak.own) return null
      const wrong = between(value, 1, most.breakMinutes)
      if (wrong) return wrong
      return Number(value) >= Number(ownBreak.shiftHours || 24) * 60
        ? t('company.measure.break_too_long')
        : null
    },
    'ownBreak.shiftHours': (value: Typed, { ownBreak }: CodeValues) =>
      ownBreak.own ? between(value, 0.25, 24) : null,
    overtimeYearMinutes: (hours: Typed) =>
      Number(hours) * 60 > MOST_OVERTIME_YEAR_MINUTES ? t('company.measure.overtime_year_too_long') : null,
    nightUntil: (_value: string, { nightFrom, nightUntil }: CodeValues) => {
      const night = nightChosen(lawPacks.PL, { nightFrom: nightFrom || null, nightUntil: nightUntil || null })
      const problem = nightProblem(night.nightFrom, night.nightUntil)
      return problem && t(`company.measure.night_${problem}`)
    },
    maxConsecutiveSundays: (_value: string, values: CodeValues) => undercut('maxConsecutiveSundays', values),
    'overtime.dailyMinutes': (_value: Typed, values: CodeValues) => undercut('overtime.dailyMinutes', values),
    'overtime.weeklyMinutes': (_value: Typed, values: CodeValues) =>
      undercut('overtime.weeklyMinutes', values),
    'overtime.doubleMinutes': (value: Typed, { overtime }: CodeValues) =>
      overtime.own && value !== '' && Number(value) < Number(overtime.dailyMinutes || 0)
        ? t('company.overtime.double_before_daily')
        : null,
  }
}
