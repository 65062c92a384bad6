import { lawPacks } from '../../labour_code/law_packs.ts'
import { ruleIds, type RuleSettings } from '../../labour_code/rule.ts'
import { addDays, periodOfDays, type Day } from '../../time/time.ts'
import type { PersonContract } from '../contract_rules/contract.ts'
import type { CatalogueShift, ShiftCount, ShiftWish } from '../demand/demand.ts'
import type { RosterPerson, RosterProblem } from '../problem.ts'
import { indexOf, numberFrom, sectionsOf, type Sections } from './sections.ts'

/** Day 0 of the benchmark is a Monday; which one does not matter. */
export const BENCHMARK_MONDAY = '2026-01-05'
const ZONE = 'UTC'
const PLACE = { locationId: 'ward', positionId: 'nurse' } as const

/** A benchmark knows no labour code: only qualification and absence are looked at. */
const factsOnly = Object.fromEntries(
  ruleIds.map((id) => [id, ['qualification', 'absence'].includes(id) ? 'block' : 'off'])
) as RuleSettings

/** What every problem of a benchmark has in common. */
export const benchmarkProblem = (from: Day, until: Day): RosterProblem => ({
  version: 2,
  from,
  until,
  zone: ZONE,
  people: [],
  shifts: [],
  fixed: [],
  absences: [],
  availability: [],
  holidays: [],
  ruleSets: [
    { id: 'none', limits: lawPacks.EU, settings: factsOnly, settlementFrom: null, settlementUntil: null },
  ],
  goals: { coverage: 100, fairness: 0, preferences: 100, stability: 0, cost: 0 },
  seed: 1,
  budgetMs: 60_000,
  iterationLimit: null,
})

/** A person of a benchmark: no agreed hours besides the contract. */
export const benchmarkPerson = (
  id: string,
  positionIds: readonly string[],
  contract: PersonContract
): RosterPerson => ({
  id,
  positionIds,
  locationIds: [PLACE.locationId],
  fte: 1,
  workSystem: 'EQUIV12',
  shiftWorker: true,
  employedFrom: null,
  employedUntil: null,
  ruleSetId: 'none',
  dailyMaxMinutes: null,
  periods: [],
  contract,
})

/** An instance of the shift scheduling benchmark as a problem of the product: counts of catalogue shifts. */
export function curtoisProblem(text: string): RosterProblem {
  const sections = sectionsOf(text)
  const days = numberFrom(sections.only('SECTION_HORIZON')[0])
  const shiftTypes = sections.rows('SECTION_SHIFTS').map(shiftOf)
  const dayAt = (day: string | undefined): Day => addDays(BENCHMARK_MONDAY, numberFrom(day))
  const until = addDays(BENCHMARK_MONDAY, days)
  return {
    ...benchmarkProblem(BENCHMARK_MONDAY, until),
    people: sections
      .rows('SECTION_STAFF')
      .map(([id = '', ...fields]) => benchmarkPerson(id, [PLACE.positionId], contractOf(fields, shiftTypes))),
    absences: sections
      .rows('SECTION_DAYS_OFF')
      .flatMap(([personId = '', ...off]) =>
        off.map((day) => ({ personId, ...periodOfDays(dayAt(day), addDays(dayAt(day), 1), ZONE) }))
      ),
    catalogue: { shiftTypes },
    demand: { counts: countsOf(sections, shiftTypes, days) },
    shiftWishes: [
      ...wishesOf(sections.rows('SECTION_SHIFT_ON_REQUESTS'), 'on', dayAt),
      ...wishesOf(sections.rows('SECTION_SHIFT_OFF_REQUESTS'), 'off', dayAt),
    ],
  }
}

/** The benchmark has no clock: all shifts begin at midnight, what may not follow is named. */
function shiftOf([id = '', minutes, notBefore = '']: readonly string[]): CatalogueShift {
  return {
    id,
    start: '00:00',
    lengthMinutes: numberFrom(minutes),
    workMinutes: numberFrom(minutes),
    notNextDay: notBefore.split('|').filter(Boolean),
  }
}

function contractOf(
  [caps = '', maxMinutes, minMinutes, maxRun, minRun, minOff, weekends]: readonly string[],
  shiftTypes: readonly CatalogueShift[]
): PersonContract {
  const most = caps
    .split('|')
    .filter(Boolean)
    .map((cap) => cap.split('='))
    .map(([shift = '', max]) => [shift, numberFrom(max)] as const)
  const never = new Set(most.filter(([, max]) => max === 0).map(([shift]) => shift))
  return {
    periodMinutes: { min: numberFrom(minMinutes), max: numberFrom(maxMinutes) },
    daysInRow: { min: numberFrom(minRun), max: numberFrom(maxRun) },
    daysOffInRow: { min: numberFrom(minOff) },
    weekends: { max: numberFrom(weekends) },
    shiftTypeIds: shiftTypes.map(({ id }) => id).filter((id) => !never.has(id)),
    shiftTypeCounts: Object.fromEntries(
      most.filter(([, max]) => max > 0).map(([shift, max]) => [shift, { max }])
    ),
  }
}

/** One count for each shift and day: what the benchmark leaves out is allowed and costs nothing. */
function countsOf(sections: Sections, shiftTypes: readonly CatalogueShift[], days: number): ShiftCount[] {
  const ids = shiftTypes.map(({ id }) => id)
  const counts = Array.from({ length: days * ids.length }, (_, cell) => ({
    day: addDays(BENCHMARK_MONDAY, Math.floor(cell / ids.length)),
    shiftTypeId: ids[cell % ids.length]!,
    ...PLACE,
    wanted: 0,
    under: 0,
    over: 0,
  }))
  for (const [day, shift = '', wanted, under, over] of sections.rows('SECTION_COVER')) {
    const count = counts[numberFrom(day) * ids.length + indexOf(ids, shift)]!
    Object.assign(count, {
      wanted: numberFrom(wanted),
      under: numberFrom(under),
      over: numberFrom(over),
    })
  }
  return counts
}

const wishesOf = (
  rows: readonly (readonly string[])[],
  kind: ShiftWish['kind'],
  dayAt: (day: string | undefined) => Day
): ShiftWish[] =>
  rows.map(([personId = '', day, shiftTypeId = '', weight]) => ({
    personId,
    day: dayAt(day),
    shiftTypeId,
    kind,
    weight: numberFrom(weight),
  }))
