import type { PreflightFinding, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { Labels } from '../state/labels.ts'
import { blockerCodes, findingCodes, reasonCodes } from './codes.ts'

type Details = Record<string, string | number>
type Names = { labels: Labels; personById: ReadonlyMap<string, SchedulePerson> }

/** Fills what a sentence may name: the kernel gives ids and minutes, people read names and hours. */
function valuesOf(details: Details, { labels, personById }: Names): Record<string, unknown> {
  const { format } = labels
  const values: Record<string, unknown> = { ...details }
  for (const [key, value] of Object.entries(details)) {
    if (key.endsWith('Minutes') || key === 'minutes') values[key] = format.hours(Number(value))
    if (key.endsWith('Percent')) values[key] = format.percent(Number(value) / 100)
    if (['day', 'from', 'until'].includes(key) && value) values[key] = format.day(String(value), 'weekday')
  }
  if (details.unit === 'minute')
    for (const key of ['actual', 'limit']) values[key] = format.hours(Number(details[key] ?? 0))
  const personId = details.personId ?? details.employeeId
  values.person = personId ? labels.person(personById.get(String(personId))) : ''
  values.position = labels.position(details.positionId ? String(details.positionId) : null)
  values.location = labels.location(details.locationId ? String(details.locationId) : null)
  values.scope = details.positionId ? 'position' : 'all'
  values.rule = details.rule ? labels.t(`scheduling.rules.${details.rule}`) : ''
  return values
}

const known = (codes: readonly string[], code: string): string => (codes.includes(code) ? code : 'other')

export const findingSentence = ({ code, details }: PreflightFinding, names: Names): string =>
  names.labels.t(`scheduling.findings.${known(findingCodes, code)}`, valuesOf(details, names))

export const reasonSentence = (code: string, details: Details, names: Names): string =>
  names.labels.t(`scheduling.reasons.${known(reasonCodes, code)}`, valuesOf(details, names))

/** Rules without numbers, such as absence, say so; others name what was found and what is allowed. */
export function blockerSentence(code: string, details: Details, names: Names): string {
  const key = known(blockerCodes, code)
  const measured = details.limit !== undefined && measuredRules.includes(key)
  return names.labels.t(
    `scheduling.${measured ? 'blockers_measured' : 'blockers'}.${key}`,
    valuesOf(details, names)
  )
}
export const measuredRules: readonly string[] = [
  'shifts_per_day',
  'daily_rest',
  'daily_hours',
  'weekly_hours',
  'weekly_rest',
  'fourth_sunday',
  'period_hours',
]
