import { expect, test } from 'vitest'
import { addStep, removeStep, withStart } from './steps.ts'

const steps = [
  { from: 0, until: 20, people: 1 },
  { from: 20, until: 50, people: 2 },
  { from: 50, until: null, people: 3 },
]

test('the beginning of a step is the end of the one before', () =>
  expect(withStart(steps, 1, 30)).toEqual([{ ...steps[0], until: 30 }, { ...steps[1], from: 30 }, steps[2]]))
test('a step more is as wide as the last and asks for one person more', () => {
  expect(addStep(steps).slice(2)).toEqual([
    { from: 50, until: 80, people: 3 },
    { from: 80, until: null, people: 4 },
  ])
  expect(addStep([])).toEqual([{ from: 0, until: null, people: 1 }])
  expect(addStep([{ from: 0, until: null, people: 1 }])[1]).toEqual({ from: 10, until: null, people: 2 })
})
test('a step less leaves no gap', () => {
  expect(removeStep(steps, 1)).toEqual([{ from: 0, until: 50, people: 1 }, steps[2]])
  expect(removeStep(steps, 2)[1]).toEqual({ from: 20, until: null, people: 2 })
})
