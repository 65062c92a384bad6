import { describe, expect, test } from 'vitest'
import { entry } from '../model/sample.ts'
import { minutesCut, operationsOf } from './fixes.ts'

const open = entry({ id: 'open', employeeId: null, version: 4 })
const known = (...entries: ReturnType<typeof entry>[]) => new Map(entries.map((one) => [one.id, one]))

describe('shorten', () => {
  const fix = {
    kind: 'shorten' as const,
    employeeId: 'anna',
    startsAt: '2026-11-16T09:00:00.000Z',
    endsAt: '2026-11-16T15:00:00.000Z',
  }
  test('edits the times on the wall clock and assigns, in one operation', () =>
    expect(operationsOf(fix, open, known())).toEqual([
      {
        kind: 'update',
        id: 'open',
        version: 4,
        changes: { employeeId: 'anna', day: '2026-11-16', start: '10:00', end: '16:00', breaks: [] },
      },
    ]))
  test('tells by how much', () => expect(minutesCut(open, fix)).toBe(120))
  test('breaks outside the new times are left out, the others stay', () => {
    const early = { start: '09:00', minutes: 15, paid: true }
    const late = { start: '12:00', minutes: 30, paid: false }
    const anywhere = { start: null, minutes: 15, paid: false }
    const shift = entry({ id: 'open', employeeId: null, breaks: [early, late, anywhere] })
    const [operation] = operationsOf(fix, shift, known())!
    expect(operation).toMatchObject({ changes: { breaks: [late, anywhere] } })
  })
  test('a night shift that begins after midnight belongs to the next day', () => {
    const night = entry({
      id: 'open',
      employeeId: null,
      start: '22:00',
      end: '06:00',
      startsAt: '2026-11-16T21:00:00.000Z',
      endsAt: '2026-11-17T05:00:00.000Z',
      breaks: [{ start: '03:00', minutes: 30, paid: false }],
    })
    const later = { ...fix, startsAt: '2026-11-17T00:00:00.000Z', endsAt: '2026-11-17T05:00:00.000Z' }
    expect(operationsOf(later, night, known())).toMatchObject([
      { changes: { day: '2026-11-17', start: '01:00', end: '06:00', breaks: [{ start: '03:00' }] } },
    ])
  })
})

describe('hand over', () => {
  const fix = {
    kind: 'hand_over' as const,
    employeeId: 'anna',
    otherEntryId: 'other',
    otherEmployeeId: 'piotr',
  }
  test('two changes in one command, the other shift first', () => {
    const other = entry({ id: 'other', version: 2 })
    expect(operationsOf(fix, open, known(other))).toEqual([
      { kind: 'update', id: 'other', version: 2, changes: { employeeId: 'piotr' } },
      { kind: 'update', id: 'open', version: 4, changes: { employeeId: 'anna' } },
    ])
  })
  test('not when the other shift is gone or locked', () => {
    expect(operationsOf(fix, open, known())).toBeNull()
    expect(operationsOf(fix, open, known(entry({ id: 'other', locked: true })))).toBeNull()
  })
})

test('a rule is lifted by assigning: the refusal asks for the reason', () =>
  expect(
    operationsOf({ kind: 'lift_rule', employeeId: 'anna', ruleId: 'daily_rest', details: {} }, open, known())
  ).toEqual([{ kind: 'update', id: 'open', version: 4, changes: { employeeId: 'anna' } }]))

test('no one is hired by a button', () =>
  expect(operationsOf({ kind: 'hire_hours', positionId: 'till', minutes: 480 }, open, known())).toBeNull())
