import { splitAtMidnight, type Day, type Period } from '../../time/time.ts'
import { nightMinutesIn, type NightWindow } from '../night.ts'
import { fraction, plus, roundHalfUp, zero } from './fraction.ts'

/** What a minute of night work is worth in a month. */
export type NightMonth = {
  /** Monthly minimum wage in minor units, in force that month. */
  readonly minimumWageMinor: number
  /** Full-time nominal minutes of the month. */
  readonly nominalMinutes: number
  readonly percent: number
}

/** Minutes of night work of one month, with what they are worth. */
export type NightShare = NightMonth & { readonly minutes: number }

/**
 * Bonus for night work in minor units, rounded once: a percentage of the minimum wage's hour, and the hour is the wage
 * over the month's nominal hours (KP art. 151⁸ § 1).
 */
export const nightBonusMinor = (shares: readonly NightShare[]): number =>
  roundHalfUp(
    shares.reduce(
      (total, { minimumWageMinor, nominalMinutes, percent, minutes }) =>
        plus(total, fraction(minimumWageMinor * percent * minutes, 100 * nominalMinutes)),
      zero
    )
  )

/**
 * Night minutes of work, by the month of the day they lie on: a night over the month's end counts in both.
 *
 * @param monthOf what the month of a day is worth
 */
export const nightSharesOf = (
  work: Period,
  zone: string,
  window: NightWindow,
  monthOf: (day: Day) => NightMonth
): NightShare[] =>
  splitAtMidnight(work, zone)
    .map((part) => ({ ...monthOf(part.day), minutes: nightMinutesIn(part, window, zone) }))
    .filter(({ minutes }) => minutes > 0)
