import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentOf } from './content.ts'

test('forty-five transactions an hour at twenty a person are 2.25 persons, whatever the slot', () => {
  const rule = { kind: 'linear', unitsPerPersonHour: 20 } as const
  assert.equal(contentOf(rule, 45, 60), 2.25)
  assert.equal(contentOf(rule, 11.25, 15), 2.25)
})
test('steps are read by the hour', () => {
  const steps = [
    { from: 0, until: 20, people: 1 },
    { from: 20, until: null, people: 2 },
  ]
  assert.equal(contentOf({ kind: 'range', steps }, 5, 15), 2)
  assert.equal(contentOf({ kind: 'range', steps }, 4.9, 15), 1)
})
test('thirty guests of three minutes keep a person and a half busy, two at three quarters', () => {
  const rule = { kind: 'service_time', secondsPerUnit: 180, utilisation: 1 } as const
  assert.equal(contentOf(rule, 30, 60), 1.5)
  assert.equal(contentOf({ ...rule, utilisation: 0.75 }, 15, 30), 2)
})
test('a queue asks for its agents', () => {
  const rule = {
    kind: 'erlang_c',
    handlingSeconds: 240,
    serviceLevel: 0.8,
    answerSeconds: 20,
    maximumOccupancy: 1,
    shrinkage: 0,
  } as const
  assert.equal(contentOf(rule, 100, 60), 10)
  assert.equal(contentOf(rule, 25, 15), 10)
})
