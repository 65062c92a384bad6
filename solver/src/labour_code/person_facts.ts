import type { AvailabilityKind } from './availability.ts'
import { addDays, dayOf, instantOf, periodOfDays, type Day, type Period } from '../time/time.ts'
import type { GroupRights, NightHours, WorkSystem } from './limits.ts'
import type { ContractTerms, OvertimeWorked, PeriodLimit, PersonFacts } from './rule.ts'

export type PersonInput = {
  readonly id: string
  readonly positionIds: readonly string[]
  readonly locationIds: readonly string[]
  readonly workSystem: WorkSystem
  /** By first day, when more than one holds; the first also holds before its day. */
  readonly terms?: readonly (Pick<ContractTerms, 'workSystem' | 'dailyMaxMinutes'> & { readonly from: Day })[]
  readonly shiftWorker: boolean
  readonly dailyMaxMinutes: number | null
  readonly weeklyMaxMinutes?: number | null
  readonly dailyRestMinutes?: number | null
  readonly weeklyRestMinutes?: number | null
  readonly employedFrom: Day | null
  /** Exclusive. */
  readonly employedUntil: Day | null
  readonly mayWorkNights?: boolean
  readonly ownNight?: NightHours | null
  readonly alsoCompanyNight?: boolean
  readonly mayDoStrenuousWork?: boolean
  readonly rights?: GroupRights
  readonly restWeekdays?: readonly number[] | null
  /** By position. */
  readonly positionWeekMinutes?: Readonly<Record<string, number>>
  readonly absences: readonly Period[]
  readonly availability: readonly (Period & { readonly kind: AvailabilityKind })[]
  /** Agreed hours; only those with a maximum limit anything. */
  readonly periods: readonly {
    readonly from: Day
    readonly until: Day
    readonly maximumMinutes: number | null
    readonly maximumDays?: number | null
    readonly overtimeFromMinutes?: number
  }[]
  /** Overtime of the year of `until`, up to that day and including it. */
  readonly overtimeWorked?: { readonly until: Day; readonly minutes: number } | null
}

/** Turns what is stored about a person into what rules read; days are those of `zone`. */
export function personFactsOf(input: PersonInput, zone: string): PersonFacts {
  const { employedFrom, employedUntil, availability } = input
  return {
    id: input.id,
    positionIds: new Set(input.positionIds),
    locationIds: new Set(input.locationIds),
    workSystem: input.workSystem,
    ...(input.terms && { terms: termsOf(input.terms, zone) }),
    shiftWorker: input.shiftWorker,
    dailyMaxMinutes: input.dailyMaxMinutes,
    weeklyMaxMinutes: input.weeklyMaxMinutes ?? null,
    dailyRestMinutes: input.dailyRestMinutes ?? null,
    weeklyRestMinutes: input.weeklyRestMinutes ?? null,
    employed: {
      start: employedFrom === null ? -Infinity : instantOf(employedFrom, '00:00', zone),
      end: employedUntil === null ? Infinity : instantOf(employedUntil, '00:00', zone),
    },
    absences: input.absences.map(({ start, end }) => ({ start, end })),
    daysAway: daysAwayIn(input.absences),
    unavailable: [
      ...availability.filter(({ kind }) => kind === 'unavailable').map(({ start, end }) => ({ start, end })),
      ...outsideDeclared(availability, zone),
    ],
    mayWorkNights: input.mayWorkNights ?? true,
    ownNight: input.ownNight ?? null,
    ...(input.alsoCompanyNight && { alsoCompanyNight: true }),
    mayDoStrenuousWork: input.mayDoStrenuousWork ?? true,
    ...(input.rights && { rights: input.rights }),
    ...(input.restWeekdays && { restWeekdays: input.restWeekdays }),
    positionWeekMinutes: Object.entries(input.positionWeekMinutes ?? {}).map(([positionId, minutes]) => ({
      positionId,
      minutes,
    })),
    periodLimits: input.periods.flatMap((period) => periodLimitOf(period, zone)),
    ...(input.overtimeWorked && { overtimeWorked: overtimeOf(input.overtimeWorked, zone) }),
  }
}

const yearOf = (day: Day): number => Number(day.slice(0, 4))

const overtimeOf = (
  { until, minutes }: NonNullable<PersonInput['overtimeWorked']>,
  zone: string
): OvertimeWorked => ({
  year: yearOf(until),
  until: instantOf(addDays(until, 1), '00:00', zone),
  minutes,
})

function termsOf(terms: NonNullable<PersonInput['terms']>, zone: string): ContractTerms[] {
  const starts = terms.map(({ from }, index) => (index === 0 ? -Infinity : instantOf(from, '00:00', zone)))
  return terms.map(({ workSystem, dailyMaxMinutes }, index) => ({
    start: starts[index]!,
    end: starts[index + 1] ?? Infinity,
    workSystem,
    dailyMaxMinutes,
  }))
}

function periodLimitOf(period: PersonInput['periods'][number], zone: string): PeriodLimit[] {
  const { from, until, maximumMinutes, maximumDays = null, overtimeFromMinutes } = period
  if (maximumMinutes === null && maximumDays === null) return []
  return [
    {
      ...periodOfDays(from, until, zone),
      maximumMinutes: maximumMinutes ?? Infinity,
      maximumDays,
      ...(overtimeFromMinutes !== undefined && { overtimeFromMinutes }),
      year: yearOf(from),
    },
  ]
}

/** What the days with an `available` declaration leave out. */
function outsideDeclared(availability: PersonInput['availability'], zone: string): Period[] {
  const days = new Set(
    availability.filter(({ kind }) => kind === 'available').map(({ start }) => dayOf(start, zone))
  )
  const free = availability.filter(({ kind }) => kind !== 'unavailable')
  return [...days].flatMap((day) => without(periodOfDays(day, addDays(day, 1), zone), free))
}

const SHORTEST_DAY_MS = 23 * 3_600_000

/** Absences of a day and more, joined where they overlap or touch. */
export function daysAwayIn(absences: readonly Period[]): Period[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of [...absences].sort((a, b) => a.start - b.start)) {
    if (end - start < SHORTEST_DAY_MS) continue
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** The parts of `whole` that none of `holes` covers. */
function without(whole: Period, holes: readonly Period[]): Period[] {
  const parts: Period[] = []
  let { start } = whole
  for (const hole of [...holes].sort((a, b) => a.start - b.start)) {
    if (hole.end <= start || hole.start >= whole.end) continue
    if (hole.start > start) parts.push({ start, end: hole.start })
    start = Math.max(start, hole.end)
  }
  if (start < whole.end) parts.push({ start, end: whole.end })
  return parts
}
