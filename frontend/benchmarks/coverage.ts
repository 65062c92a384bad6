/**
 * What an edit costs the need below the schedule, 200 people over 31 days: `node benchmarks/coverage.ts` prints it
 * beside reckoning all of it again, and fails when an edit is not seen in time.
 */
import type { Needs } from '@shiftloom/backend/contracts/demand_needs'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { addDays } from '../src/features/scheduling/model/calendar.ts'
import { CoverageMemory } from '../src/features/scheduling/model/coverage_memory.ts'
import { dayCoverages } from '../src/features/scheduling/model/day_coverage.ts'
import { changed, entryOf } from '../src/features/scheduling/model/entry_draft.ts'

const mostMs = 50
const [people, days, rounds] = [200, 31, 40]
const first = '2030-03-01'
const positions = ['cook', 'waiter', 'barista', 'till', 'cleaner', 'driver']
const starts = ['06:00', '08:00', '14:00', '22:00']
const ends = ['14:00', '16:00', '22:00', '06:00']

const needs: Needs = {
  ...{ from: first, until: addDays(first, days), slotMinutes: 15 },
  rows: positions.map((positionId, at) => ({
    ...{ locationId: 'here', positionId },
    people: Array.from({ length: days * 96 }, (_, slot) => (slot * 7 + at) % 11),
    shape: { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30, catalogue: null },
  })),
}
const entries: ScheduleEntry[] = Array.from({ length: people * days }, (_, at) => {
  const turn = (at * 7 + Math.floor(at / days)) % 4
  const breaks = [{ start: null, minutes: 30, paid: false }]
  const day = addDays(first, at % days)
  const shift = { type: 0 as const, locationId: 'here', positionId: positions[at % 6]!, day, breaks }
  const times = { start: starts[turn]!, end: ends[turn]! }
  return entryOf(
    String(at),
    { ...shift, ...times, employeeId: String(Math.floor(at / days)) },
    'Europe/Warsaw'
  )
})

const timed = (work: () => unknown): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}
const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!

const memory = new CoverageMemory()
const reckon = (own: CoverageMemory, plan: readonly ScheduleEntry[]) =>
  dayCoverages(own.of(needs, plan), days)
reckon(memory, entries)
let plan = entries
const edits: number[] = []
const wholes: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const at = (round * 151) % plan.length
  const next = changed(plan[at]!, { start: '09:00', end: round % 2 ? '17:00' : '18:00' })
  plan = plan.with(at, next)
  edits.push(timed(() => reckon(memory, plan)))
  wholes.push(timed(() => reckon(new CoverageMemory(), plan)))
}
// The slowest few are the machine's, which does other things as well.
const slow = edits.toSorted((a, b) => b - a)[edits.length / 10]!
const [edit, whole] = [middle(edits), middle(wholes)]
const ms = (value: number): string => `${value.toFixed(1)} ms`
console.log(`\n${people} people x ${days} days, ${positions.length} positions, ${entries.length} shifts`)
console.log(`  one edit     ${ms(edit).padStart(9)}   ninth decile ${ms(slow)}`)
console.log(`  all of it    ${ms(whole).padStart(9)}`)
console.log(`  ratio        ${(edit / whole).toFixed(2).padStart(9)}`)
if (slow > mostMs) {
  console.error(`An edit takes ${ms(slow)}, at most ${mostMs} ms are allowed.`)
  process.exitCode = 1
}
