import { expect, test } from 'vitest'
import { thatFits } from './card_text.ts'

const texts = ['08:30–16:30', '8:30–16:30', '8:30–']

test.each([
  [90, '08:30–16:30'],
  [70, '08:30–16:30'],
  [64, '8:30–16:30'],
  [40, '8:30–'],
  [20, null],
])('in %d px', (room, expected) => expect(thatFits(texts, room, 11)).toBe(expected))
