import { expect, test } from 'vitest'
import { freshBody, type RuleValues } from '../rule_values.ts'
import { curveOf, tallestOf, widestOf } from './curve.ts'
import { handlesOf, moved, roundStep, type Handle } from './handles.ts'

const values = (
  kind: 'linear' | 'range' | 'service_time' | 'erlang_c',
  more: Partial<RuleValues> = {}
): RuleValues => ({
  ...freshBody(kind),
  name: 'Till',
  connections: [],
  ...more,
})
const handle = (of: RuleValues, id: string): Handle => handlesOf(of, 100).find((one) => one.id === id)!

test('the slope is held where three people work, and moving it right asks for fewer', () => {
  const till = values('linear')
  expect(handle(till, 'slope').place).toEqual({ units: 60, people: 3 })
  const next = moved(till, handle(till, 'slope'), { units: 75, people: 9 })
  expect(next.work).toEqual({ kind: 'linear', unitsPerPersonHour: 25 })
})
test('the slope never reaches nothing, and stays within a chart that is too narrow', () => {
  const till = values('linear')
  expect(moved(till, handle(till, 'slope'), { units: -5, people: 3 }).work).toMatchObject({
    unitsPerPersonHour: 0.01,
  })
  const slow = values('linear', { work: { kind: 'linear', unitsPerPersonHour: 80 } })
  expect(handle(slow, 'slope').place.units).toBeLessThan(100)
})
test('service time shortens as more is handled in an hour', () => {
  const desk = values('service_time', { work: { kind: 'service_time', secondsPerUnit: 180, utilisation: 1 } })
  expect(handle(desk, 'slope').place).toEqual({ units: 60, people: 3 })
  expect(moved(desk, handle(desk, 'slope'), { units: 90, people: 3 }).work).toMatchObject({
    secondsPerUnit: 120,
  })
})
test('a step takes the end of the one before it along, and does not pass its neighbours', () => {
  const table = values('range')
  const next = moved(table, handle(table, 'step-1'), { units: 30.04, people: 2.6 })
  expect(next.work).toEqual({
    kind: 'range',
    steps: [
      { from: 0, until: 30, people: 1 },
      { from: 30, until: 50, people: 3 },
      { from: 50, until: null, people: 3 },
    ],
  })
  const far = moved(table, handle(table, 'step-1'), { units: 400, people: 2 })
  expect(far.work).toMatchObject({ steps: [{ until: 49 }, { from: 49, until: 50 }, { from: 50 }] })
  const first = moved(table, handle(table, 'step-0'), { units: 9, people: 2 })
  expect(first.work).toMatchObject({ steps: [{ from: 0, people: 2 }, { from: 20 }, {}] })
})
test('minimum and maximum do not pass each other', () => {
  const till = values('linear', { minimum: 1, maximum: 4 })
  expect(moved(till, handle(till, 'minimum'), { units: 0, people: 9 }).minimum).toBe(4)
  expect(moved(till, handle(till, 'maximum'), { units: 0, people: 0 }).maximum).toBe(1)
  expect(handle(values('linear'), 'maximum')).toBeUndefined()
})
test('the curve is that of the engine', () => {
  const curve = curveOf(values('linear', { maximum: 4 }), 1, 120)
  const at = (units: number) => curve.find((one) => one.units === units)!.people
  expect([at(0), at(20), at(21), at(45), at(120)]).toEqual([1, 1, 2, 3, 4])
  expect(curveOf({ ...freshBody('fixed'), name: '', connections: [] }, 1, 10)).toEqual([])
  expect(tallestOf(curve, values('linear', { maximum: 9 }))).toBe(10)
})
test('edges of the chart are round and hold every step', () => {
  expect(widestOf(values('linear'), 0)).toBe(10)
  expect(widestOf(values('linear'), 70)).toBe(85)
  expect(widestOf(values('range'), 0)).toBe(60)
  expect([0.03, 0.7, 1, 3].map(roundStep)).toEqual([0.05, 1, 1, 5])
})
