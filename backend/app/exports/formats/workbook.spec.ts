import { read, type CellObject } from '@e965/xlsx'
import { test } from '@japa/runner'
import type { Cell, Sheet } from '#app/exports/formats/sheet'
import { workbookOf } from '#app/exports/formats/workbook'
import { optimaWorkedTime } from '#app/exports/layouts/optima_worked_time'

const layout = { ...optimaWorkedTime, dayFormat: 'dd.mm.yyyy', hoursFormat: '0.00' }
const cells: Cell[][] = [
  [
    { kind: 'text', text: '=1+1' },
    { kind: 'day', day: '2026-11-16' },
    { kind: 'hours', minutes: 465 },
  ],
  [{ kind: 'text', text: '017' }, { kind: 'empty' }, { kind: 'hours', minutes: 0 }],
]
const sheet: Sheet = {
  name: 'Hours',
  headers: ['who', 'when', 'how long'],
  widths: [12, 18, 8],
  rows: cells.map((row) => ({ cells: row, role: 'row' as const })),
}

const bookIn = (format: 'xlsx' | 'xls') => {
  const bytes = workbookOf(sheet, layout, format)
  return { bytes, book: read(bytes, { cellNF: true, cellFormula: true, cellStyles: true }) }
}

test.group('A workbook', () => {
  for (const format of ['xlsx', 'xls'] as const)
    test(`of ${format} holds text that is never a formula, and days and hours that are numbers`, ({
      assert,
    }) => {
      const { book } = bookIn(format)
      assert.deepEqual(book.SheetNames, ['Hours'])
      const found = book.Sheets.Hours!
      assert.equal(found['!ref'], 'A1:C3')
      const at = (address: string): Partial<CellObject> => {
        const { t, v, z, f } = found[address] as CellObject
        return { t, v: v!, ...(t === 'n' && { z: z! }), ...(f !== undefined && { f }) }
      }
      assert.deepEqual(['A1', 'B1', 'C1'].map(at), [
        { t: 's', v: 'who' },
        { t: 's', v: 'when' },
        { t: 's', v: 'how long' },
      ])
      assert.deepEqual(['A2', 'B2', 'C2'].map(at), [
        { t: 's', v: "'=1+1" },
        { t: 'n', v: 46_342, z: 'dd.mm.yyyy' },
        { t: 'n', v: 7.75, z: '0.00' },
      ])
      assert.deepEqual(at('A3'), { t: 's', v: '017' })
      assert.deepEqual(at('C3'), { t: 'n', v: 0, z: '0.00' })
      assert.notExists((found.B3 as CellObject | undefined)?.v)
    })

  test('is of the kind that is asked for, packed, with columns as wide as the layout says', ({ assert }) => {
    const [packed, old] = [bookIn('xlsx'), bookIn('xls')]
    assert.equal(Buffer.from(packed.bytes).subarray(0, 4).toString('hex'), '504b0304')
    assert.equal(Buffer.from(old.bytes).subarray(0, 4).toString('hex'), 'd0cf11e0')
    // The method of the first entry of the archive: 8 is deflated, 0 is stored.
    assert.equal(packed.bytes[8], 8)
    assert.deepEqual(
      packed.book.Sheets.Hours!['!cols']!.map(({ width }) => Math.floor(width!)),
      [12, 18, 8]
    )
  })
})
