import { minutesOf, type Period } from '../../time/time.ts'
import type { LabourLimits } from '../limits.ts'
import { nightMinutesIn } from '../night.ts'
import { breakStepOf } from '../rules/day_break.ts'

type Pause = { readonly minutes: number; readonly paid: boolean }
/** A shift by itself; `zone` is the one whose clock tells what is night. */
export type ShiftWithBreaks = Period & { readonly zone: string; readonly breaks: readonly Pause[] }

/** A break to be added to a shift. It is working time where the law counts only such breaks. */
export type MissingBreak = { readonly minutes: number; readonly paid: boolean }

/**
 * The break that a shift still needs to have what the law, or the company's own rule, asks for; null when it has
 * enough. The tolerance of reporting is left out: what is newly planned is planned in full. (W6)
 */
export function missingBreak(
  shift: ShiftWithBreaks,
  limits: Pick<LabourLimits, 'breaks' | 'nightFrom' | 'nightUntil'>
): MissingBreak | null {
  const rule = limits.breaks
  if (rule === null) return null
  const { zone, breaks } = shift
  const unpaid = breaks.reduce((sum, { minutes, paid }) => sum + (paid ? 0 : minutes), 0)
  const step = breakStepOf(rule, minutesOf(shift) - unpaid)
  if (step === null) return null
  const isNight = step.nightMinutes !== null && nightMinutesIn(shift, limits, zone) >= rule.nightWorkMinutes
  const required = isNight ? step.nightMinutes! : step.minutes
  const least = Math.min(rule.leastMinutes ?? 0, required)
  const counted = breaks
    .filter(({ paid, minutes }) => (paid || !rule.paidOnly) && minutes >= least)
    .map(({ minutes }) => minutes)
  const given = rule.singleBlock ? Math.max(0, ...counted) : counted.reduce((sum, one) => sum + one, 0)
  if (given >= required) return null
  return { minutes: rule.singleBlock ? required : required - given, paid: rule.paidOnly }
}
