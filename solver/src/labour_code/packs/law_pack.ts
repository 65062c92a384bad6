import type { Day } from '../../time/time.ts'
import type { Thresholds } from '../figures/thresholds.ts'
import type { LabourLimits } from '../limits.ts'

export type { ProtectedGroup } from '../limits.ts'

/** One number of the law, with where it stands. `verify`: a working assumption that a lawyer still has to confirm. */
export type Parameter<T> = { readonly value: T; readonly basis: string; readonly verify: boolean }

/** A number read in the source named. */
export const law = <T>(value: T, basis: string): Parameter<T> => ({ value, basis, verify: false })

/** Provisional value, not yet verified. */
export const assumed = <T>(value: T, basis: string): Parameter<T> => ({ value, basis, verify: true })

/** Numbers that figures need besides the limits of rules. null: the law has none. */
export type FigureParameters = {
  /** Nominal working time of a day and of a week. */
  readonly nominalDayMinutes: number
  readonly nominalWeekMinutes: number
  /** Bonus for night work, in percent: of the minimum wage's hour in Poland, of the own wage in Vietnam. */
  readonly nightBonusPercent: number | null
  readonly minimumWageMinor: number | null
  /** The least an hour under a civil contract is paid, in minor units. */
  readonly minimumWageHourMinor: number | null
  /** What an hour of overtime is paid, in percent of a normal one. */
  readonly overtimePercent: {
    readonly workday: number
    readonly restDay: number
    readonly holiday: number
  } | null
  readonly overtimeYearCapMinutes: number | null
  /** Daily, weekly and double-time thresholds of plain overtime by length. */
  readonly thresholds: Thresholds
  /** What a day of leave costs where no shift is planned, full time. */
  readonly leaveDayMinutes: number
}

type AsParameters<T> = { readonly [K in keyof T]: Parameter<T[K]> }

/** A country's law from a day on, until the next version begins. */
export type PackVersion = {
  readonly validFrom: Day
  readonly limits: AsParameters<LabourLimits>
  readonly figures: AsParameters<FigureParameters>
}

/** Versions in order of their first days. */
export type LawPack = { readonly id: string; readonly versions: readonly PackVersion[] }

/** The version in force on a day; before the first one, the first. */
export const versionOn = ({ versions }: LawPack, day: Day): PackVersion =>
  versions.findLast(({ validFrom }) => validFrom <= day) ?? versions[0]!

const valuesOf = <T>(parameters: AsParameters<T>): T =>
  Object.freeze(
    Object.fromEntries(
      Object.entries<Parameter<unknown>>(parameters).map(([name, { value }]) => [name, value])
    )
  ) as T

/** Made once for each version: norms and rules ask for them for every person. */
const limitsByVersion = new WeakMap<PackVersion, LabourLimits>()
const figuresByVersion = new WeakMap<PackVersion, FigureParameters>()

/** The limits of a version without their sources: what rules take. */
export function limitsOf(version: PackVersion): LabourLimits {
  const made = limitsByVersion.get(version) ?? valuesOf<LabourLimits>(version.limits)
  limitsByVersion.set(version, made)
  return made
}

/** The figures of a version without their sources. */
export function figuresOf(version: PackVersion): FigureParameters {
  const made = figuresByVersion.get(version) ?? valuesOf<FigureParameters>(version.figures)
  figuresByVersion.set(version, made)
  return made
}

/** A version that changes some numbers of the one before it. */
export const amended = (
  before: PackVersion,
  validFrom: Day,
  changes: {
    limits?: Partial<PackVersion['limits']>
    figures?: Partial<PackVersion['figures']>
  }
): PackVersion => ({
  validFrom,
  limits: { ...before.limits, ...changes.limits },
  figures: { ...before.figures, ...changes.figures },
})
