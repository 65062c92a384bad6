import type { SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import type { ConstraintShare, PreflightFinding } from '@shiftloom/backend/contracts/auto_schedule'
import { lengthText } from '../words/rule_sentence.ts'
import type { Labels } from '../words/labels.ts'
import { reasonCodes } from './codes.ts'
import { constraintCodes, preflightCodes } from '@shiftloom/solver/roster/codes'
import { anyRuleName } from './rule_lines.ts'

type Details = Record<string, string | number>
type Names = { labels: Labels; personById: ReadonlyMap<string, SchedulePerson> }

/** Fills what a sentence may name: the kernel gives ids and minutes, people read names and hours. */
function valuesOf(details: Details, { labels, personById }: Names): Record<string, unknown> {
  const { format } = labels
  const values: Record<string, unknown> = { ...details }
  for (const [key, value] of Object.entries(details)) {
    if (key.endsWith('Minutes') || key === 'minutes') values[key] = format.shortHours(Number(value))
    if (key.endsWith('Percent')) values[key] = format.percent(Number(value) / 100)
    if (['day', 'from', 'until'].includes(key) && value) values[key] = format.day(String(value), 'weekday')
    if (key === 'time') values[key] = format.clock(String(value))
  }
  if (details.from && details.until)
    values.period = format.period({ from: String(details.from), until: String(details.until) })
  if (details.unit === 'minute')
    for (const key of ['actual', 'limit']) values[key] = lengthText(labels, Number(details[key] ?? 0))
  const personId = details.personId ?? details.employeeId
  values.person = personId ? labels.person(personById.get(String(personId))) : ''
  values.position = labels.position(details.positionId ? String(details.positionId) : null)
  values.location = labels.location(details.locationId ? String(details.locationId) : null)
  values.tag = details.tagId ? labels.tag(String(details.tagId)) : ''
  values.scope = details.positionId ? 'position' : 'all'
  values.rule = details.rule ? anyRuleName(labels, String(details.rule)) : ''
  return values
}

const known = (codes: readonly string[], code: string): string => (codes.includes(code) ? code : 'other')

export const findingSentence = ({ code, details }: PreflightFinding, names: Names): string =>
  names.labels.t(`generate.findings.${known(preflightCodes, code)}`, valuesOf(details, names))

export const reasonSentence = (code: string, details: Details, names: Names): string =>
  names.labels.t(`generate.reasons.${known(reasonCodes, code)}`, {
    // Plans from before it was recorded have none.
    qualified: 0,
    ...valuesOf(details, names),
  })

/** One part of what keeps a plan from being perfect, with its numbers. */
export const constraintSentence = (
  { code, details }: Pick<ConstraintShare, 'code' | 'details'>,
  names: Names
): string => names.labels.t(`generate.why.${known(constraintCodes, code)}`, valuesOf(details, names))
