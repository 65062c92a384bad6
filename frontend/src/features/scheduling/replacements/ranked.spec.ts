import { expect, test } from 'vitest'
import { ranked } from './ranked.ts'

const rest = { code: 'daily_rest', details: {} }

test('free people first, both in the order given', () => {
  const people = [
    { id: 'a', blocker: null },
    { id: 'b', blocker: rest },
    { id: 'c', blocker: null },
  ]
  const { free, blocked } = ranked(people)
  expect(free.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(blocked.map(({ id }) => id)).toEqual(['b'])
})
