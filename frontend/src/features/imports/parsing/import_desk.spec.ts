import { utils, write, type BookType, type WorkSheet } from '@e965/xlsx'
import { fileLimits } from '@shiftloom/backend/contracts/import_limits'
import { describe, expect, test } from 'vitest'
import { ImportDesk } from './import_desk.ts'

const people = [
  ['Raport kadrowy'],
  [],
  ['Nr ewidencyjny', 'Imię', 'Nazwisko', 'E-mail', 'Telefon', 'Umowa od'],
  ['007', 'Zażółć', 'Gęślą-Jaźń', 'z@example.test', '+48601100200', '2026-01-01'],
  ['008', 'Đặng', 'Thị Hường', 'd@example.test', '+84912345678', ''],
]
const expected = people.slice(3).map((cells, place) => ({ number: place + 4, cells }))

function book(bookType: BookType, change: (sheet: WorkSheet) => void = () => {}): ArrayBuffer {
  const sheet = utils.aoa_to_sheet(people)
  change(sheet)
  const made = utils.book_new()
  utils.book_append_sheet(made, utils.aoa_to_sheet([['x']]), 'Inny')
  utils.book_append_sheet(made, sheet, 'Pracownicy')
  return write(made, { type: 'array', bookType, cellDates: false }) as ArrayBuffer
}

async function readBook(bytes: ArrayBuffer) {
  const desk = new ImportDesk()
  const opened = await desk.open(bytes, 'pl-PL')
  const table = desk.choose(1)
  return { desk, opened, table, rows: desk.rows(0, 100) }
}

const bufferOf = (...parts: (Uint8Array | string)[]) => new Blob(parts as BlobPart[]).arrayBuffer()
async function readText(bytes: ArrayBuffer, locale: 'pl-PL' | 'vi-VN' = 'pl-PL') {
  const desk = new ImportDesk()
  const { encoding } = await desk.open(bytes, locale)
  return { encoding, table: desk.choose(0), rows: desk.rows(0, 100) }
}
const csv = (mark = ';', eol = '\r\n') => people.map((row) => row.join(mark)).join(eol)

describe('Workbooks', () => {
  test.each(['xlsx', 'biff8'] as const)(
    '%s: sheets, the header row, letters and row numbers',
    async (bookType) => {
      const { opened, table, rows } = await readBook(book(bookType))
      expect(opened).toEqual({
        kind: bookType === 'xlsx' ? 'xlsx' : 'xls',
        sheets: ['Inny', 'Pracownicy'],
        encoding: null,
      })
      expect(table).toEqual({ headers: people[2], headerRow: 3, exampleCount: 0, rowCount: 2 })
      expect(rows).toEqual(expected)
    }
  )

  test.each(['xlsx', 'biff8'] as const)(
    '%s: days, codes and formulas are text, whatever the zone',
    async (bookType) => {
      const { rows } = await readBook(
        book(bookType, (sheet) => {
          sheet.A4 = { t: 'n', v: 7, z: '000' }
          sheet.A5 = { t: 'n', v: 48601100200 }
          sheet.B4 = { t: 's', v: '=CMD()' }
          sheet.B5 = { t: 's', v: 'shown', f: 'HYPERLINK("http://x.test")' }
          sheet.F4 = { t: 'n', v: 46023, z: 'yyyy-mm-dd' }
          sheet.F5 = { t: 'n', v: 46023.604166666664, z: 'd.m.yyyy h:mm' }
        })
      )
      expect([rows[0]!.cells[0], rows[1]!.cells[0]]).toEqual(['007', '48601100200'])
      expect([rows[0]!.cells[1], rows[1]!.cells[1]]).toEqual(['=CMD()', 'shown'])
      expect([rows[0]!.cells[5], rows[1]!.cells[5]]).toEqual(['2026-01-01', '2026-01-01T14:30:00'])
    }
  )

  test('another header row can be chosen', async () => {
    const { desk } = await readBook(book('xlsx'))
    expect(desk.choose(1, 4)).toEqual({ headers: people[3], headerRow: 4, exampleCount: 0, rowCount: 1 })
  })
})

describe('Text files', () => {
  const win1250: Record<string, number> = {
    ż: 0xbf,
    ó: 0xf3,
    ł: 0xb3,
    ć: 0xe6,
    ę: 0xea,
    ś: 0x9c,
    ą: 0xb9,
    ź: 0x9f,
    ń: 0xf1,
  }
  const polish = people
    .slice(0, 4)
    .map((row) => row.join(';'))
    .join('\r\n')

  test.each([
    ['utf-8', async () => bufferOf(csv())],
    ['utf-8', async () => bufferOf('\uFEFF', csv(',', '\n'))],
    ['utf-16le', async () => bufferOf(new Uint8Array([0xff, 0xfe]), utf16(csv('\t'), true))],
    ['utf-16be', async () => bufferOf(new Uint8Array([0xfe, 0xff]), utf16(csv(), false))],
    ['utf-16le', async () => bufferOf(utf16(csv(), true))],
  ] as const)('%s with Polish and Vietnamese letters', async (encoding, bytes) => {
    const read = await readText(await bytes())
    expect(read.encoding).toBe(encoding)
    expect(read.table.headers).toEqual(people[2])
    expect(read.rows).toEqual(expected)
  })

  test('windows-1250', async () => {
    const read = await readText(
      await bufferOf(Uint8Array.from(polish, (letter) => win1250[letter] ?? letter.charCodeAt(0)))
    )
    expect(read.encoding).toBe('windows-1250')
    expect(read.table.headers).toEqual(people[2])
    expect(read.rows).toEqual(expected.slice(0, 1))
  })

  test('windows-1258, whose accents stand apart', async () => {
    // Ðặng as D with stroke, â … : a + circumflex is one byte, the dot below the next.
    const bytes = new Uint8Array([...'Ten;Email\r\n'].map((letter) => letter.charCodeAt(0)))
    const row = new Uint8Array([0xd0, 0xe3, 0xf2, 0x6e, 0x67, 0x3b, 0x61, 0x40, 0x62])
    const read = await readText(await bufferOf(bytes, row), 'vi-VN')
    expect(read.encoding).toBe('windows-1258')
    expect(read.rows[0]!.cells[0]).toBe('Đặng'.normalize('NFC'))
  })

  test('phones, codes and formulas stay text', async () => {
    const text = 'id;name;phone\r\n"=""007""";=CMD();+48601100200\r\n1e5;"a;b ""c""";0048'
    const read = await readText(await bufferOf(text))
    expect(read.rows.map(({ cells }) => cells)).toEqual([
      ['007', '=CMD()', '+48601100200'],
      ['1e5', 'a;b "c"', '0048'],
    ])
  })
})

describe('Files that are refused', () => {
  const refused = async (bytes: ArrayBuffer) => {
    const desk = new ImportDesk()
    await desk.open(bytes, 'pl-PL')
    return desk.choose(0)
  }
  /** The list of the archive says that the first file unpacks to nearly 4 GB. */
  function bomb(): ArrayBuffer {
    const bytes = new Uint8Array(book('xlsx'))
    const view = new DataView(bytes.buffer)
    const list = view.getUint32(bytes.length - 22 + 16, true)
    view.setUint32(list + 24, 0xfffffff0, true)
    return bytes.buffer
  }

  test.each([
    ['empty', async () => new ArrayBuffer(0)],
    ['too_big', async () => new ArrayBuffer(fileLimits.employees.bytes + 1)],
    ['too_big_inside', async () => bomb()],
    ['wrong_kind', async () => bufferOf('%PDF-1.7')],
    ['wrong_kind', async () => bufferOf(new Uint8Array([1, 0, 2, 3, 0, 0, 9, 7, 7, 7]))],
    ['damaged', async () => book('xlsx').slice(0, 900)],
    ['no_rows', async () => bufferOf('id;name')],
    ['too_many_rows', async () => bufferOf('id;name\n', 'a;b\n'.repeat(fileLimits.employees.rows + 1))],
    ['too_many_columns', async () => bufferOf(`${'id;'.repeat(61)}x\n${'a;'.repeat(61)}x`)],
    ['cell_too_long', async () => bufferOf(`id;name\n1;${'x'.repeat(501)}`)],
  ] as const)('%s', async (code, bytes) => {
    await expect(bytes().then(refused)).rejects.toThrow(new RegExp(`^${code}$`))
  })
})

function utf16(text: string, little: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), little)
  return bytes
}
