import { describe, expect, test } from 'vitest'
import { planAssign, planDelete, planFillRight, planLock, planMove } from './plan_operations.ts'
import { entry } from './sample.ts'

const rows = [null, 'anna', 'piotr', 'lan']
const grabbed = entry({ id: 'a' })

describe('moving', () => {
  test('gives the shift to the person and day it was dropped on', () => {
    const { operations } = planMove({
      entries: [grabbed],
      grabbed,
      to: { employeeId: 'lan', day: '2026-11-18' },
      rows,
      copy: false,
    })
    expect(operations).toEqual([
      { kind: 'update', id: 'a', version: 1, changes: { employeeId: 'lan', day: '2026-11-18' } },
    ])
  })
  test('keeps the distances of the others, and leaves out what falls off the rows', () => {
    const entries = [
      grabbed,
      entry({ id: 'b', employeeId: 'piotr', day: '2026-11-17' }),
      entry({ id: 'c', employeeId: 'lan' }),
    ]
    const { operations } = planMove({
      entries,
      grabbed,
      to: { employeeId: 'piotr', day: '2026-11-23' },
      rows,
      copy: false,
    })
    expect(operations).toMatchObject([
      { id: 'a', changes: { employeeId: 'piotr', day: '2026-11-23' } },
      { id: 'b', changes: { employeeId: 'lan', day: '2026-11-24' } },
    ])
  })
  test('to where it already is changes nothing', () =>
    expect(planMove({ entries: [grabbed], grabbed, to: grabbed, rows, copy: false }).operations).toEqual([]))
  test('a locked shift stays and is counted', () => {
    const locked = entry({ id: 'l', locked: true })
    const plan = planMove({
      entries: [locked],
      grabbed: locked,
      to: { employeeId: null, day: '2026-11-17' },
      rows,
      copy: false,
    })
    expect(plan).toEqual({ operations: [], skippedLocked: 1 })
  })
  test('a copy is new, unlocked and has everything else', () => {
    const locked = entry({
      id: 'l',
      locked: true,
      comment: 'keys',
      breaks: [{ start: '12:00', minutes: 30, paid: false }],
    })
    const { operations } = planMove({
      entries: [locked],
      grabbed: locked,
      to: { employeeId: null, day: '2026-11-17' },
      rows,
      copy: true,
    })
    expect(operations).toMatchObject([
      {
        kind: 'create',
        entry: {
          employeeId: null,
          day: '2026-11-17',
          locked: false,
          comment: 'keys',
          breaks: [{ minutes: 30 }],
        },
      },
    ])
    expect(operations[0]!.id).not.toBe('l')
  })
})

test('locking a mixed selection locks the rest; locking a locked one unlocks', () => {
  const [free, locked] = [entry({ id: 'f' }), entry({ id: 'l', locked: true })]
  expect(planLock([free, locked])).toMatchObject([{ id: 'f', changes: { locked: true } }])
  expect(planLock([locked])).toMatchObject([{ id: 'l', changes: { locked: false } }])
})

test('assigning skips locked shifts and those the person has already', () => {
  const entries = [
    entry({ id: 'a' }),
    entry({ id: 'b', employeeId: null }),
    entry({ id: 'l', locked: true, employeeId: null }),
  ]
  const plan = planAssign(entries, 'anna')
  expect(plan.operations.map(({ id }) => id)).toEqual(['b'])
  expect(plan.skippedLocked).toBe(1)
})

test('a ghost is not deleted twice', () =>
  expect(planDelete([entry({ id: 'a' }), entry({ id: 'g', state: 'removed' })])).toEqual([
    { kind: 'delete', id: 'a', version: 1 },
  ]))

test('fill right repeats the first day of every row', () => {
  const cells = ['2026-11-18', '2026-11-16', '2026-11-17'].flatMap((day) => [
    { rowId: 'anna', day },
    { rowId: 'piotr', day },
  ])
  const entries = [
    grabbed,
    entry({ id: 'later', day: '2026-11-17' }),
    entry({ id: 'p', employeeId: 'piotr', start: '14:00', end: '22:00' }),
  ]
  const operations = planFillRight(cells, entries, (one) => one.employeeId ?? 'unassigned')
  expect(
    operations.map((one) => one.kind === 'create' && [one.entry.employeeId, one.entry.day, one.entry.start])
  ).toEqual([
    ['anna', '2026-11-17', '08:00'],
    ['anna', '2026-11-18', '08:00'],
    ['piotr', '2026-11-17', '14:00'],
    ['piotr', '2026-11-18', '14:00'],
  ])
})

describe('breaks of the new assignee of a shift', () => {
  const quarter = [{ start: null, minutes: 15, paid: true }]
  const breaksOf = () => quarter
  const open = entry({ id: 'open', employeeId: null })
  const dropped = (shift: typeof open, employeeId: string | null) => {
    const to = { employeeId, day: shift.day }
    const [one] = planMove({ entries: [shift], grabbed: shift, to, rows, copy: false, breaksOf }).operations
    return one?.kind === 'update' ? one.changes.breaks : null
  }
  test('a shift without any gets them with the person, dropped or assigned', () => {
    expect(dropped(open, 'lan')).toEqual(quarter)
    expect(dropped(grabbed, 'lan')).toEqual(quarter)
    expect(planAssign([open], 'lan', breaksOf).operations).toMatchObject([{ changes: { breaks: quarter } }])
  })
  test('breaks it has travel with it, and an open shift needs none', () => {
    const lunch = [{ start: '12:00', minutes: 30, paid: false }]
    expect(dropped(entry({ id: 'b', employeeId: null, breaks: lunch }), 'lan')).toBeUndefined()
    expect(dropped(grabbed, null)).toBeUndefined()
  })
})
