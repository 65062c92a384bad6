import { describe, expect, test } from 'vitest'
import { CsvParser, markOf } from './csv_parser.ts'

/** The same text in parts of every length: no part may end where it matters. */
function parsedInParts(text: string, mark: string): string[][][] {
  return [1, 2, 3, 5, text.length].map((length) => {
    const parser = new CsvParser(mark)
    const rows: string[][] = []
    for (let from = 0; from < text.length; from += length)
      rows.push(...parser.push(text.slice(from, from + length)))
    return [...rows, ...parser.end()]
  })
}

describe('Text that comes in parts', () => {
  test.each([
    [
      'plain cells',
      'a;b\n1;2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'line ends of Windows and of old Macs',
      'a;b\r\n1;2\r3;4',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'no line end at the end',
      'a;b\n1;',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'quoted marks, line ends and quotes',
      '"a;""b""";"c\r\nd"\n"";x',
      [
        ['a;"b"', 'c\r\nd'],
        ['', 'x'],
      ],
    ],
    ['a quote in the middle of a text', '5" pipe;b\n', [['5" pipe', 'b']]],
    ['an empty line', 'a\n\nb\n', [['a'], [''], ['b']]],
    ['nothing', '', []],
  ])('%s', (_, text, rows) => {
    for (const parsed of parsedInParts(text, ';')) expect(parsed).toEqual(rows)
  })
})

test.each([
  [';', 'date;value\n2026-01-01T00:00;1,5\n2026-01-01T00:15;2,5'],
  [',', 'date,value\n2026-01-01T00:00,1.5'],
  ['\t', 'date\tvalue\n2026-01-01T00:00\t1,5'],
  ['|', 'sep=|\ndate|value,a,b,c'],
  [',', '"a;b;c;d",value'],
])('the mark %j is found', (mark, text) => {
  expect(markOf(text)).toBe(mark)
})
