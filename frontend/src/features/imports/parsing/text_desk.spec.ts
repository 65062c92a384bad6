import { fileLimits } from '@shiftloom/backend/contracts/import_limits'
import { describe, expect, test } from 'vitest'
import { FileDesk } from './file_desk.ts'
import { TextDesk } from './text_desk.ts'

const header = 'Data i godzina;Lokalizacja;Wskaźnik;Wartość'
const line = (index: number) =>
  `2026-01-01T00:00:00;${String(index).padStart(6, '0')};Paragony;${index % 50},5`
const code1250: Record<string, number> = { ź: 0x9f, ś: 0x9c, ć: 0xe6 }
const limits = fileLimits.metric_records
const asked = { kind: 'metric_records', locale: 'pl-PL' } as const

async function opened(...parts: (string | Uint8Array)[]) {
  const desk = new FileDesk()
  const { kind, encoding } = await desk.open(new Blob(parts as BlobPart[]), asked)
  return { desk, kind, encoding }
}

describe('A text file of records', () => {
  test('is read in pieces, in order, again, and from any place', async () => {
    const count = 30_000
    const lines = Array.from({ length: count }, (_, index) => line(index + 1))
    const { desk } = await opened(['Raport kasy', '', header, ...lines].join('\r\n'))
    expect(await desk.choose(0)).toEqual({
      ...{ headers: header.split(';'), headerRow: 3 },
      ...{ rowCount: count, exampleCount: 0 },
    })
    const cells = (index: number) => line(index).split(';')
    expect(await desk.rows(0, 2)).toEqual([
      { number: 4, cells: cells(1) },
      { number: 5, cells: cells(2) },
    ])
    expect(await desk.rows(2, 1)).toEqual([{ number: 6, cells: cells(3) }])
    expect(await desk.rows(count - 1, 5)).toEqual([{ number: count + 3, cells: cells(count) }])
    expect(await desk.rows(0, 1)).toEqual([{ number: 4, cells: cells(1) }])
    expect(await desk.rows(count, 5)).toEqual([])
  })

  test.each([
    ['utf-8', new TextEncoder().encode(`\uFEFF${header}\n${line(1)}`)],
    ['windows-1250', Uint8Array.from([...header].map((letter) => code1250[letter] ?? letter.charCodeAt(0)))],
  ] as const)('in %s has its letters', async (expected, start) => {
    const { desk, encoding } = await opened(start, '\n', line(2), '\n')
    expect(encoding).toBe(expected)
    expect((await desk.choose(0)).headers).toEqual(header.split(';'))
  })

  test('of more bytes than are looked at first keeps a letter that lies across their end', async () => {
    const filler = `${header}\n${`${line(1)}\n`.repeat(25_000)}`
    const { desk, encoding } = await opened(filler, `2026-01-01T00:00:00;Łódź;Paragony;1\n`)
    expect(encoding).toBe('utf-8')
    await desk.choose(0)
    expect((await desk.rows(25_000, 1))[0]!.cells[1]).toBe('Łódź')
  })

  test('has an example of the template left out, and another header where one is chosen', async () => {
    const { desk } = await opened(
      `${header}\n2025-11-13T14:30:00;000001;EXAMPLE, not imported;12.5\n${line(7)}\n`
    )
    expect(await desk.choose(0)).toMatchObject({ rowCount: 1, exampleCount: 1 })
    expect(await desk.choose(0, 2)).toMatchObject({ headerRow: 2, rowCount: 1, exampleCount: 0 })
  })
})

describe('What cannot be read is said', () => {
  test.each([
    ['empty', ''],
    ['no_rows', header],
    ['cell_too_long', `${header}\n${'x'.repeat(501)};1;2;3`],
    ['too_many_columns', `${';x'.repeat(61)}\n1;2`],
    ['wrong_kind', '%PDF-1.7'],
  ])('%s', async (problem, text) => {
    await expect(opened(text).then(({ desk }) => desk.choose(0))).rejects.toThrow(problem)
  })

  test('too many rows, before all of them are read', async () => {
    const desk = new TextDesk(new Blob([`a;b\n${'1;2\n'.repeat(12)}`]), { ...limits, textRows: 10 })
    await desk.open('en-US')
    await expect(desk.choose()).rejects.toThrow('too_many_rows')
  })

  test('too many bytes, before any is read', async () => {
    const file = { size: 200 * 1024 * 1024 } as Blob
    await expect(new FileDesk().open(file, asked)).rejects.toThrow('too_big')
  })

  test('a workbook that should be a text file', async () => {
    const start = Uint8Array.from([0x50, 0x4b, 0x03, 0x04])
    const book = new Blob([start, new Uint8Array(limits.bytes)])
    await expect(new FileDesk().open(book, asked)).rejects.toThrow('book_too_big')
  })
})
