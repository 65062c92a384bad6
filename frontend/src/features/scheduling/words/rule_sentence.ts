import type { Verdict } from '@shiftloom/solver/labour_code/check'
import {
  lengthOf,
  valuesOf,
  type WordedWork,
  type WordingFormat,
} from '@shiftloom/solver/labour_code/wording/wording'
import { clockOf } from '@shiftloom/solver/time'
import type { Labels } from './labels.ts'
import type { RefusedBreach } from '../model/refusal.ts'

/** The works of a verdict decide in which zone its times are shown. */
type Works = ReadonlyMap<string, WordedWork>

/** What a rule is called: `Daily rest`. The same words as on the server and in the settings. */
export const ruleName = ({ t }: Labels, ruleId: string): string => t(`labour_code.names.${ruleId}`)

/** `9 h 30 min` in the words of the rules. */
export function lengthText({ t }: Labels, minutes: number): string {
  const { unit, ...values } = lengthOf(minutes)
  return t(`labour_code.units.${unit}`, values)
}

/** What is wrong, in one sentence with its numbers: the one the server says when it refuses. */
export function verdictSentence(labels: Labels, verdict: Verdict, works?: Works): string {
  const known = verdict.shiftIds.flatMap((id) => works?.get(id) ?? [])
  const anywhere = { id: '', zone: labels.zone }
  const format = formatOf(labels)
  const sentence = labels.t(
    `labour_code.sentences.${verdict.ruleId}`,
    valuesOf(verdict, [...known, anywhere], format)
  )
  if (verdict.toleranceMinutes === undefined) return sentence
  const tolerance = format.hours(verdict.toleranceMinutes)
  return labels.t('labour_code.within_tolerance', { sentence, tolerance })
}

/** The same of a breach the server refused a change for. */
export function refusedSentence(labels: Labels, refused: RefusedBreach, works?: Works): string {
  const { employeeId, entryIds, windowStart, windowEnd, ...found } = refused
  return verdictSentence(
    labels,
    {
      ...found,
      severity: 'block',
      personId: employeeId,
      shiftIds: entryIds,
      window: { start: Date.parse(windowStart), end: Date.parse(windowEnd) },
      unit: found.unit as Verdict['unit'],
      // Only its size beyond the limit asks for it, and that is not shown here.
      sense: 'at_most',
      basis: '',
    },
    works
  )
}

const formatOf = (labels: Labels): WordingFormat => ({
  hours: (minutes) => lengthText(labels, minutes),
  day: (day) => labels.format.day(day, 'weekday'),
  clock: (instant, zone) => labels.format.clock(clockOf(instant, zone)),
})
