import { test } from '@japa/runner'
import { sheetOf, type Cell } from '#app/exports/formats/sheet'
import type { Column, Layout } from '#app/exports/layouts/layout'
import { optimaWorkedTime } from '#app/exports/layouts/optima_worked_time'
import type { ExportRow } from '#app/exports/sources/export_row'

const words = (key: string, values?: Record<string, unknown>) =>
  [key, ...Object.values(values ?? {})].join(' ')
const person = (id: string, name: string, surname: string, integrationId: string | null) =>
  ({ id, name, surname, integrationId }) as ExportRow['person']
const [ewa, jan] = [person('e', 'Ewa', 'Bąk', ' 017 '), person('j', 'Jan', 'Nowak', null)]
const work = {
  ...{ from: '22:00', until: '06:00', minutes: 465, breakMinutes: 15 },
  ...{ location: 'Bar', position: 'Cook' },
}
const row = (changes: Partial<ExportRow> = {}): ExportRow => ({
  ...{ person: ewa, day: '2026-11-16', dayType: 'work', work },
  ...changes,
})

const fields = [
  ...(['integrationId', 'surname', 'name', 'person', 'day', 'dayType', 'from', 'until', 'hours'] as const),
  ...(['breaks', 'location', 'position', 'fixed', 'empty'] as const),
]
const columns = fields.map((field, at): Column => ({
  ...{ field, width: at + 1 },
  header: at % 2 ? `H${at}` : { key: `key.${at}` },
  ...(field === 'fixed' && { text: 'praca.pdst' }),
}))
const layout: Layout = {
  ...{ ...optimaWorkedTime, columns, sheet: { key: 'name.of' } },
  dayTypes: { work: 'Pracy', free: 'Wolny', holiday: 'Święto' },
}
const text = (value: string): Cell => ({ kind: 'text', text: value })
const hours = (minutes: number): Cell => ({ kind: 'hours', minutes })
const empty: Cell = { kind: 'empty' }

test.group('A sheet', () => {
  test('has the columns of its layout, with what a row of work says', ({ assert }) => {
    const { name, headers, widths, rows } = sheetOf(layout, [row()], words, 'en-US')
    assert.equal(name, 'name.of')
    assert.equal(sheetOf({ ...layout, sheet: 'Plan' }, [], words, 'en-US').name, 'Plan')
    assert.deepEqual(
      headers,
      fields.map((_, at) => (at % 2 ? `H${at}` : `key.${at}`))
    )
    assert.deepEqual(
      widths,
      fields.map((_, at) => at + 1)
    )
    assert.deepEqual(rows, [
      {
        role: 'row',
        cells: [
          ...[text('017'), text('Bąk'), text('Ewa'), text('Ewa Bąk'), { kind: 'day', day: '2026-11-16' }],
          ...[text('Pracy'), text('22:00'), text('06:00'), hours(465), hours(15), text('Bar'), text('Cook')],
          ...[text('praca.pdst'), empty],
        ] as Cell[],
      },
    ])
  })

  test('has no hours and no fixed text on a day without work, and no text where there is none', ({
    assert,
  }) => {
    const day = row({ person: jan, dayType: 'holiday', work: null })
    const { cells } = sheetOf(layout, [day], words, 'vi-VN').rows[0]!
    assert.deepEqual(cells, [
      ...[empty, text('Nowak'), text('Jan'), text('Nowak Jan'), { kind: 'day', day: '2026-11-16' }],
      ...[text('Święto'), empty, empty, empty, empty, empty, empty, empty, empty],
    ] as Cell[])
    const unnamed = sheetOf({ ...layout, dayTypes: null }, [day], words, 'vi-VN').rows[0]!.cells
    assert.deepEqual(unnamed[5], empty)
  })

  test('sums each person and all of them where its layout asks', ({ assert }) => {
    const shown = columns.filter(({ field }) => ['name', 'person', 'hours', 'breaks'].includes(field))
    const long = { ...work, minutes: 60, breakMinutes: 0 }
    const given = [row(), row({ work: null }), row({ person: jan, work: long }), row({ work: long })]
    const { rows } = sheetOf({ ...layout, columns: shown, totals: true }, given, words, 'en-US')
    assert.deepEqual(
      rows.map(({ role, cells }) => [role, ...cells]),
      [
        ['row', text('Ewa'), text('Ewa Bąk'), hours(465), hours(15)],
        ['row', text('Ewa'), text('Ewa Bąk'), empty, empty],
        ['row', text('Ewa'), text('Ewa Bąk'), hours(60), hours(0)],
        ['person_total', empty, text('exports.totals.person Ewa Bąk'), hours(525), hours(15)],
        ['row', text('Jan'), text('Jan Nowak'), hours(60), hours(0)],
        ['person_total', empty, text('exports.totals.person Jan Nowak'), hours(60), hours(0)],
        ['total', empty, text('exports.totals.all'), hours(585), hours(15)],
      ]
    )
  })
})
