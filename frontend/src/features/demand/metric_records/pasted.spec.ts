import { expect, test } from 'vitest'
import { pastedBlock, typedValue } from './pasted.ts'

const polish = { decimals: 4, decimalSign: ',', min: 0, max: 999_999_999 }
const whole = { ...polish, decimals: 0 }

test('a block is read as spreadsheets copy it, with point or comma, and empty cells are no record', () => {
  expect(pastedBlock('1\t2,5\t\r\n0\t1 234,5\t3.25\r\n', polish)).toEqual({
    rows: [
      [1, 2.5, null],
      [0, 1234.5, 3.25],
    ],
  })
  expect(pastedBlock('1 234\t7', whole)).toEqual({ rows: [[1234, 7]] })
})

test('one cell that cannot be read keeps all of them out, and is named', () => {
  expect(pastedBlock('1\t2\n3\tmany', polish)).toEqual({ problem: { text: 'many', row: 2, column: 2 } })
  for (const text of ['-1', 'NaN', '1e9', '1,5', '=1+1', '9999999999'])
    expect(typedValue(text, whole)).toBeUndefined()
  expect(typedValue(' ', whole)).toBeNull()
})
