/** A day from its metric to the shifts that are still needed, every step by the functions the product uses. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverageOf } from './coverage/coverage.ts'
import { gapOf } from './coverage/gap.ts'
import { presenceOf } from './coverage/presence.ts'
import { needOf } from './need.ts'
import { openSlots } from './rules/operation_hours.ts'
import { withTasks } from './rules/tasks.ts'
import { coverWithShifts } from './tiling.ts'

const day = { slots: 24, slotMinutes: 60 }
const open = openSlots(
  { opening: [{ from: 480, until: 1200 }], bufferBeforeMinutes: 60, bufferAfterMinutes: 0 },
  day
)
const tickets = [0, 0, 0, 0, 0, 0, 0, 0, 10, 15, 30, 45, 60, 55, 30, 20, 20, 35, 40, 20, 0, 0, 0, 0]

test('a day from tickets to shifts', () => {
  const rule = { content: { kind: 'linear', unitsPerPersonHour: 20 }, units: tickets, open } as const
  const bounds = { minimum: 1, maximum: 3, share: 1 }
  const options = { slotMinutes: 60, combination: 'sum', smoothed: false } as const
  const byTickets = needOf([{ ...rule, ...bounds }], day.slots, options)
  assert.deepEqual([...byTickets.people.subarray(6, 21)], [0, 1, 1, 1, 2, 3, 3, 3, 2, 1, 1, 2, 2, 1, 0])

  const cleaning = { kind: 'fixed', people: 1, slots: { from: 20, until: 21 } } as const
  const { need } = withTasks(byTickets, [cleaning])
  assert.equal(need.people[20], 1)

  const planned = [{ from: 420, until: 900, unpaidBreaks: [{ from: 630, until: 660 }] }]
  const present = presenceOf(planned, day)
  const coverage = coverageOf(need.people, present, day.slotMinutes)
  assert.deepEqual([coverage.requiredHours, coverage.plannedHours, coverage.underHours], [24, 7.5, 16.5])

  const gap = gapOf(need.people, present)
  assert.deepEqual([...gap.subarray(6, 21)], [0, 0, 0, 0, 2, 2, 2, 2, 1, 1, 1, 2, 2, 1, 1])
  const shifts = coverWithShifts(gap, { minimumSlots: 4, maximumSlots: 8, startEverySlots: 1 })
  assert.deepEqual([shifts.workedSlots, shifts.tiles.length, shifts.unreachable], [17, 4, []])
  const filled = shifts.tiles.map(({ from, until }) => ({
    from: from * 60,
    until: until * 60,
    unpaidBreaks: [],
  }))
  assert.equal(coverageOf(need.people, presenceOf([...planned, ...filled], day), 60).underHours, 0)
})
