import { defaultSettings, lawPacks } from '../../labour_code/law_packs.ts'
import type { RuleSettings } from '../../labour_code/rule.ts'
import { addDays, daysOf, minutesOf, periodOf, weekdayOf, type Day } from '../../time/time.ts'
import type {
  ClosingTime,
  DeclaredAvailability,
  FixedWork,
  PersonPeriod,
  RosterPerson,
  RosterProblem,
  RosterShift,
} from '../problem.ts'
import { Random } from '../../random.ts'
import { payFor } from './pay_for.ts'

const ZONE = 'Europe/Warsaw'
const templates = [
  ['06:00', '14:00'],
  ['07:00', '15:00'],
  ['10:00', '18:00'],
  ['14:00', '22:00'],
  ['22:00', '06:00'],
] as const

export type GeneratedSize = {
  readonly people: number
  readonly days: number
  readonly seed: number
  /** Share of the agreed hours that shifts ask for; 1 is exactly as many. */
  readonly demand?: number
  readonly from?: Day
  readonly locations?: number
  readonly rates?: boolean
  readonly settings?: Partial<RuleSettings>
  readonly mode?: RosterProblem['mode']
  /** Share of the shifts that are assigned already. */
  readonly held?: number
  /** Work of leads is not included in working hours, and hours are agreed for both halves of the days apart. */
  readonly uneven?: boolean
  /** Nights, weekend days and holidays of the time before are made good. */
  readonly carried?: boolean
  /** Night bonuses and overtime by a country's law, beside plain rates. */
  readonly pay?: 'PL' | 'VN'
}

/** A made-up but lifelike problem: part-timers, several qualifications, leave, wishes, history and nights. */
export function generatedProblem(size: GeneratedSize): RosterProblem {
  const { people: count, days, seed, demand = 0.95, from = '2026-11-02', locations = 3, rates = false } = size
  const random = new Random(seed)
  const until = addDays(from, days)
  const locationIds = Array.from({ length: locations }, (_, i) => `location-${i}`)
  const people = Array.from({ length: count }, (_, i) =>
    personAt(i, random, { from, until, days, locationIds, rates })
  )
  const agreed = people.reduce((total, { periods }) => total + periods[0]!.normMinutes, 0)
  const plain: RosterProblem = {
    version: 2,
    ...(size.mode && { mode: size.mode }),
    from,
    until,
    zone: ZONE,
    people,
    shifts: shiftsFor(
      Math.round((agreed * demand) / 480),
      daysOf(from, until),
      locationIds,
      people,
      random,
      size.held
    ),
    fixed: people.flatMap((person) => historyOf(person, from, random)),
    absences: people.flatMap(({ id }) => (random.next() < 0.15 ? [leaveOf(id, from, days, random)] : [])),
    availability: people.flatMap(({ id }) => declarationsOf(id, from, days, random)),
    holidays: ['2026-11-11'],
    ruleSets: [
      {
        id: 'pl',
        limits: lawPacks.PL,
        settings: { ...defaultSettings, ...size.settings },
        settlementFrom: from,
        settlementUntil: until,
      },
    ],
    goals: { coverage: 100, fairness: 50, preferences: 50, stability: 30, cost: rates ? 40 : 0 },
    seed,
    budgetMs: 60_000,
    iterationLimit: 20_000,
  }
  const past = new Random(seed + 1)
  const amount = () => past.below(7) - 3
  const refused = new Random(seed + 2)
  const before = size.carried
    ? people.map((person) => ({
        ...person,
        carriedOver: {
          ...{ nights: amount(), weekends: amount(), holidays: amount(), closings: amount() },
          wishesRefused: refused.below(5) - 1,
        },
      }))
    : people
  const closings = size.carried ? closingsOf(plain) : undefined
  const known = { ...plain, people: before, ...(closings && { closings }) }
  const problem = size.uneven ? uneven(known, days) : known
  return size.pay && rates ? { ...problem, pay: payFor(problem, size.pay) } : problem
}

/** Each location closes at ten in the evening. */
const closingsOf = ({ people, from, until }: RosterProblem): ClosingTime[] =>
  [...new Set(people.flatMap(({ locationIds }) => locationIds))].flatMap((locationId) =>
    daysOf(from, until).map((day) => ({ locationId, day, at: periodOf(day, '22:00', '23:00', ZONE).start }))
  )

function uneven(plain: RosterProblem, days: number): RosterProblem {
  const middle = addDays(plain.from, Math.ceil(days / 2))
  return {
    ...plain,
    shifts: plain.shifts.map((shift) => (shift.positionId === 'lead' ? { ...shift, counts: false } : shift)),
    people: plain.people.map((person) => ({
      ...person,
      periods: person.periods.flatMap(({ from, until, normMinutes, ...rest }) => [
        { ...rest, from, until: middle, normMinutes: Math.floor(normMinutes / 2) },
        { ...rest, from: middle, until, normMinutes: Math.ceil(normMinutes / 2) },
      ]),
    })),
  }
}

type Scale = { from: Day; until: Day; days: number; locationIds: readonly string[]; rates: boolean }

function personAt(index: number, random: Random, scale: Scale): RosterPerson {
  const fte = random.pick([1, 1, 1, 0.75, 0.5])
  const home = index % scale.locationIds.length
  const second = (home + 1) % scale.locationIds.length
  const positions = [
    'seller',
    random.next() < 0.5 ? 'baker' : 'seller',
    random.next() < 0.25 ? 'lead' : 'seller',
  ]
  const places = random.next() < 0.4 ? [home, second] : [home]
  const normMinutes = Math.round((scale.days / 7) * 2400 * fte)
  return {
    id: `person-${index}`,
    positionIds: [...new Set(positions)],
    locationIds: places.map((place) => scale.locationIds[place]!),
    fte,
    workSystem: random.next() < 0.5 ? 'EQUIV12' : 'BASIC',
    shiftWorker: true,
    employedFrom: null,
    employedUntil: random.next() < 0.05 ? addDays(scale.from, Math.floor(scale.days / 2)) : null,
    ruleSetId: 'pl',
    dailyMaxMinutes: null,
    periods: [
      { from: scale.from, until: scale.until, normMinutes, minimumMinutes: null, maximumMinutes: null },
    ],
    ...(scale.rates && {
      rates: { weekday: 3000 + random.below(20) * 100, saturday: null, sunday: 4500, holiday: 6000 },
    }),
  }
}

function shiftsFor(
  count: number,
  days: readonly Day[],
  locationIds: readonly string[],
  people: readonly RosterPerson[],
  random: Random,
  held = 0.1
): RosterShift[] {
  return Array.from({ length: count }, (_, i) => {
    const day = days[i % days.length]!
    const [start, end] = random.next() < 0.06 ? templates[4] : templates[random.below(4)]!
    const period = periodOf(day, start, end, ZONE)
    const position = random.next()
    return {
      id: `shift-${i}`,
      locationId: random.pick(locationIds),
      positionId: position < 0.1 ? 'lead' : position < 0.4 ? 'baker' : 'seller',
      ...period,
      workMinutes: minutesOf(period),
      day,
      zone: ZONE,
      currentPersonId: random.next() < held ? random.pick(people).id : null,
    }
  })
}

/** The week before: ordinary days, so that rests and Sundays have something to look back at. */
const historyOf = (person: RosterPerson, from: Day, random: Random): FixedWork[] =>
  daysOf(addDays(from, -7), from)
    .filter((day) => weekdayOf(day) <= 5 && random.next() < 0.8)
    .map((day) => {
      const period = periodOf(day, '08:00', '16:00', ZONE)
      return {
        id: `history-${person.id}-${day}`,
        personId: person.id,
        locationId: person.locationIds[0]!,
        positionId: 'seller',
        ...period,
        workMinutes: minutesOf(period),
        day,
        zone: ZONE,
      }
    })

function leaveOf(personId: string, from: Day, days: number, random: Random): PersonPeriod {
  const first = addDays(from, random.below(days))
  const last = addDays(first, 1 + random.below(7))
  return {
    personId,
    start: periodOf(first, '00:00', '00:00', ZONE).start,
    end: periodOf(last, '00:00', '00:00', ZONE).start,
  }
}

function declarationsOf(personId: string, from: Day, days: number, random: Random): DeclaredAvailability[] {
  const declare = (kind: DeclaredAvailability['kind'], start: string, end: string): DeclaredAvailability => ({
    personId,
    kind,
    ...periodOf(addDays(from, random.below(days)), start, end, ZONE),
  })
  return [
    ...(random.next() < 0.5 ? [declare('unavailable', '00:00', '00:00')] : []),
    ...(random.next() < 0.3 ? [declare('preferred', '06:00', '14:00')] : []),
    ...(random.next() < 0.2
      ? [{ ...leaveOf(personId, from, days, random), kind: 'preferred' as const }]
      : []),
    ...(random.next() < 0.1 ? [declare('available', '06:00', '15:00')] : []),
  ]
}
