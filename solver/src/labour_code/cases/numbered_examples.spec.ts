import assert from 'node:assert/strict'
import { test } from 'node:test'
import { casesOfPacks } from './all_cases.ts'

/** `W1 a-e` is W1a, W1b … W1e; `N 1-8` is N1 … N8. */
function numbersIn(text: string): string[] {
  return text.split(', ').flatMap((piece) => {
    const [head = '', range = ''] = piece.split(' ')
    const [first = '', last = first] = range.split('-')
    const from = /\d/.test(first) ? Number(first) : first.charCodeAt(0)
    const until = /\d/.test(last) ? Number(last) : last.charCodeAt(0)
    return Array.from({ length: until - from + 1 }, (_, index) =>
      /\d/.test(first) ? `${head}${from + index}` : `${head}${String.fromCharCode(from + index)}`
    )
  })
}

/** The examples the rules were agreed by; each keeps its number. */
const agreed = {
  PL: 'N 1-8, O 1-5, NB 1-5, L 1-9, W1 a-e, W2 a-d, W3 a-d, W4 a-g, W5 a-f, W6 a-f, W7 a-e, W8 a-e, OT 2-3, C 1-7, R 1-6, RD 1-14, G 1-2',
  VN: 'W1 a-a, W4 c-c, W4 f-f, W5 c-c, W5 g-g, W6 g-g, PAY 1-9, CAP 1-1, OM 1-1',
  EU: 'W1 a-a, W4 c-c, W5 c-c, OT 1-1',
}

for (const { pack, cases } of casesOfPacks) {
  test(`${pack} keeps the agreed examples under their numbers`, () => {
    const there = new Set(cases.map(({ number }) => number))
    assert.deepEqual(
      numbersIn(agreed[pack]).filter((number) => !there.has(number)),
      []
    )
  })
}
