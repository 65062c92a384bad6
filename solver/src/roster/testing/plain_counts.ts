import { addDays, daysBetween, weekdayOf } from '../../time/time.ts'
import type { ContractLimit } from '../contract_rules/contract.ts'
import type { SkillMix } from '../demand/demand.ts'
import type { RosterPerson, RosterProblem } from '../problem.ts'

/**
 * What a plan of counts costs, read from the problem as text: a row is a letter per planned day, `.` for a day off, else
 * the id of a catalogue shift. Slow and plain, sharing nothing with rules, core model or search.
 */
export type PlainCost = { readonly hard: boolean; readonly cost: number }

const minutesAt = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const repeat = (letter: string, times: number): string => letter.repeat(Math.max(0, times))

/** One person's part: contract, rest of eleven hours between the days, absences, wishes. One location, one position. */
export function plainRow(problem: RosterProblem, person: RosterPerson, row: string): PlainCost {
  let cost = 0
  let hard = false
  const outside = (units: number, { weight }: Pick<ContractLimit, 'weight'>): void => {
    if (units <= 0) return
    if (weight === undefined) hard = true
    else cost += units * weight
  }
  const within = (value: number, limit: ContractLimit | undefined): void => {
    if (!limit) return
    outside((limit.min ?? 0) - value, limit)
    outside(value - (limit.max ?? Infinity), limit)
  }
  const { contract = {}, history } = person
  const shift = new Map(problem.catalogue!.shiftTypes!.map((one) => [one.id, one]))
  const days = [...row]
  const worked = row.replaceAll(/[^.]/g, 'w')
  within(
    days.reduce((sum, id) => sum + (shift.get(id)?.workMinutes ?? 0), 0),
    contract.periodMinutes
  )
  for (const id of days) {
    if (id !== '.' && contract.dayMinutes) within(shift.get(id)!.workMinutes, contract.dayMinutes)
    if (id !== '.' && contract.shiftTypeIds && !contract.shiftTypeIds.includes(id)) hard = true
  }
  within(worked.split('w').length - 1 + (history?.daysWorked ?? 0), contract.daysWorked)
  const runs = (text: string, letter: string, past: number, limit: ContractLimit | undefined): void => {
    if (!limit) return
    const whole = repeat(letter, past) + text
    for (const { 0: run, index } of whole.matchAll(new RegExp(`[${letter}]+`, 'g'))) {
      const inside = run.length - Math.max(0, past - index)
      outside(Math.min(inside, run.length - (limit.max ?? Infinity)), limit)
      const unknown = index === 0 && !history
      const goesOn = index + run.length === whole.length
      if (!unknown && !goesOn) outside((limit.min ?? 0) - run.length, limit)
    }
  }
  runs(worked, 'w', history?.workRun ?? 0, contract.daysInRow)
  runs(worked, '.', history?.offRun ?? 0, contract.daysOffInRow)
  for (const [kind, limit] of Object.entries(contract.kindsInRow ?? {})) {
    const text = days.map((id) => (id === kind ? kind : '-')).join('')
    runs(text, kind, history?.lastKind === kind ? history.kindRun : 0, limit)
  }
  for (const [id, limit] of Object.entries(contract.shiftTypeCounts ?? {}))
    within(row.split(id).length - 1, limit)
  const saturdays = days.map((_, at) => at).filter((at) => weekdayOf(addDays(problem.from, at)) === 6)
  const pairs = saturdays.map((at) => worked.slice(at, at + 2))
  if (weekdayOf(problem.from) === 7) pairs.push(worked[0]!)
  within(pairs.filter((pair) => pair.includes('w')).length + (history?.weekends ?? 0), contract.weekends)
  if (contract.completeWeekends) {
    for (const pair of pairs) if (pair === 'w.' || pair === '.w') outside(1, contract.completeWeekends)
  }
  days.forEach((id, at) => {
    const [own, next] = [shift.get(id), shift.get(days[at + 1] ?? '.')]
    if (own && next && 1440 + minutesAt(next.start) - minutesAt(own.start) - own.lengthMinutes < 660)
      hard = true
    const day = addDays(problem.from, at)
    const absent = problem.absences.some(
      (absence) =>
        absence.personId === person.id && new Date(absence.start + 43_200_000).toISOString().startsWith(day)
    )
    if (own && absent) hard = true
  })
  for (const wish of problem.shiftWishes ?? []) {
    if (wish.personId !== person.id) continue
    const has = days[daysBetween(problem.from, wish.day)]!
    const meant = wish.shiftTypeId === null ? has !== '.' : has === wish.shiftTypeId
    if (meant === (wish.kind === 'off')) cost += wish.weight
  }
  for (const wish of problem.availability) {
    if (wish.personId !== person.id || wish.kind !== 'preferred') continue
    const at = Math.floor((wish.start - Date.parse(problem.from)) / 86_400_000)
    const own = shift.get(days[at]!)
    const start = Date.parse(addDays(problem.from, at)) + 60_000 * (own ? minutesAt(own.start) : 0)
    const met = own && start < wish.end && start + own.lengthMinutes * 60_000 > wish.start
    if (!met) cost += wish.weight ?? 1
  }
  for (const kept of problem.fixed.filter(({ personId }) => personId === person.id)) {
    if (days[daysBetween(problem.from, kept.day)] !== kept.shiftTypeId) hard = true
  }
  return { hard, cost }
}

/** What missing and surplus heads cost; a row per person. Shifts that were not asked for are hard. */
export function plainDemand({ demand, from }: RosterProblem, rows: readonly string[]): PlainCost {
  let cost = 0
  let hard = false
  const asked = new Set<string>()
  for (const { day, shiftTypeId, wanted, minimum = 0, under, over } of demand!.counts!) {
    const at = daysBetween(from, day)
    asked.add(`${at} ${shiftTypeId}`)
    const heads = rows.filter((row) => row[at] === shiftTypeId).length
    cost += Math.max(0, wanted - heads) * under + Math.max(0, heads - wanted) * over
    if (heads < minimum) hard = true
  }
  for (const row of rows) {
    ;[...row].forEach((id, at) => {
      if (id !== '.' && !asked.has(`${at} ${id}`)) hard = true
    })
  }
  return { hard, cost }
}

/** Half an hour: windows of mixes and shifts begin and end on one. */
const SLOT = 1_800_000

/** What skill mixes lack, slot by slot; in UTC, as every text of these problems. */
export function plainMix(problem: RosterProblem, rows: readonly string[]): number {
  const all = mixSlots(problem)
  return missingOf(
    all,
    rows.map((row, p) => presenceOf(problem, problem.people[p]!, row, all))
  )
}

/** A slot that a mix looks at. */
type MixSlot = { readonly mix: SkillMix; readonly start: number }

const mixSlots = ({ skillMix = [] }: RosterProblem): MixSlot[] =>
  skillMix.flatMap((mix) =>
    'shiftIds' in mix
      ? []
      : Array.from({ length: (mix.end - mix.start) / SLOT }, (_, at) => ({
          mix,
          start: mix.start + at * SLOT,
        }))
  )

/** For each slot 1 where the person is at work and counts. */
function presenceOf(
  problem: RosterProblem,
  { tagIds = [], positionIds }: RosterPerson,
  row: string,
  slots: readonly MixSlot[]
): number[] {
  const works = [...row].flatMap((id, at) => {
    const own = problem.catalogue!.shiftTypes!.find((one) => one.id === id)
    if (!own) return []
    const start = Date.parse(addDays(problem.from, at)) + 60_000 * minutesAt(own.start)
    return [{ start, end: start + own.lengthMinutes * 60_000 }]
  })
  return slots.map(({ mix, start }) => {
    const counts =
      (mix.tagId === undefined || tagIds.includes(mix.tagId)) &&
      (mix.positionId === undefined || positionIds.includes(mix.positionId))
    return Number(counts && works.some((work) => work.start <= start && start < work.end))
  })
}

const missingOf = (slots: readonly MixSlot[], presence: readonly (readonly number[])[]): number =>
  slots.reduce((sum, { mix }, at) => {
    const missing = mix.minimum - presence.reduce((there, row) => there + row[at]!, 0)
    return sum + (missing > 0 ? missing * mix.weight * (SLOT / 60_000) : 0)
  }, 0)

/** The least cost, that of mixes included, of all plans that keep every hard rule, each tried; Infinity when none does. */
export function plainBest(problem: RosterProblem): number {
  const days = daysBetween(problem.from, problem.until)
  const letters = ['.', ...problem.catalogue!.shiftTypes!.map(({ id }) => id)]
  const texts = (length: number): string[] =>
    length === 0 ? [''] : texts(length - 1).flatMap((text) => letters.map((letter) => text + letter))
  const all = texts(days)
  const slots = mixSlots(problem)
  const possible = problem.people.map((person) =>
    all
      .map((row) => ({ row, ...plainRow(problem, person, row) }))
      .filter(({ hard }) => !hard)
      .map((one) => ({ ...one, presence: presenceOf(problem, person, one.row, slots) }))
  )
  let best = Infinity
  const choose = (rows: readonly (typeof possible)[number][number][], cost: number): void => {
    if (rows.length === possible.length) {
      const mixed =
        cost +
        missingOf(
          slots,
          rows.map(({ presence }) => presence)
        )
      if (mixed >= best) return
      const demand = plainDemand(
        problem,
        rows.map(({ row }) => row)
      )
      if (!demand.hard) best = Math.min(best, mixed + demand.cost)
      return
    }
    for (const own of possible[rows.length]!)
      if (cost + own.cost < best) choose([...rows, own], cost + own.cost)
  }
  choose([], 0)
  return best
}
