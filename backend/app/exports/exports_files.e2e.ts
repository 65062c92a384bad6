import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { SSF } from '@e965/xlsx'
import { csvIn, exporter, march, published, rename, sheetIn, october } from '#app/exports/testing/stage'
import { pdfPages } from '#app/core/pdf/testing/pdf_text'
import { exportFormats, exportLayoutIds } from '#contracts/exports'
import { world } from '#tests/world/world'

const dayOfSerial = (serial: unknown): string => SSF.format('yyyy-mm-dd', serial)

test.group('Worked time for Optima', () => {
  test('is the schedule to the minute, nights and both changes of clocks included', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await rename(w, w.employee, { name: 'Jan', surname: 'Nowak', integration_id: '017' })
    await published(client, w, [
      {
        day: '2025-10-06',
        start: '08:00',
        end: '16:25',
        breaks: [{ start: null, minutes: 20, paid: false }],
      },
      { day: '2025-10-07', start: '08:00', end: '12:00', breaks: [{ start: null, minutes: 15, paid: true }] },
      { day: '2025-10-08', start: '22:00', end: '06:00' },
      { day: '2025-10-25', start: '22:00', end: '06:00' },
      { day: '2025-03-29', start: '22:00', end: '06:00' },
    ])
    const { export: make } = exporter(client, w.admin)
    const { batch, bytes } = await make({ format: 'xlsx' })
    const { lines, sheet } = sheetIn(bytes)
    assert.deepEqual(lines[0], [
      'Akronim', 'Nazwisko', 'Imie', 'Data', 'OdGodziny', 'DoGodziny', 'Strefa', 'Czas', 'Dzial', 'Projekt', 'Uwagi',
    ]) // prettier-ignore
    const read = lines
      .slice(1)
      .map(([id, , , day, from, until, , hours]) => [
        id,
        dayOfSerial(day),
        from,
        until,
        Math.round(Number(hours) * 60),
      ])
    assert.deepEqual(read, [
      ['017', '2025-10-06', '08:00', '16:25', 485],
      ['017', '2025-10-07', '08:00', '12:00', 240],
      ['017', '2025-10-08', '22:00', '06:00', 480],
      ['017', '2025-10-25', '22:00', '06:00', 540],
    ])
    assert.containsSubset(batch, {
      rows: 4,
      totalMinutes: 485 + 240 + 480 + 540,
      state: 'ready',
      progress: 100,
    })
    assert.deepEqual([sheet.D2!.t, sheet.D2!.z, sheet.H2!.t], ['n', 'yyyy-mm-dd', 'n'])

    const spring = await make({ ...march, format: 'csv' })
    assert.deepEqual(csvIn(spring.bytes)[1], [
      '017', 'Nowak', 'Jan', '2025-03-29', '22:00', '06:00', 'praca.pdst', '7,00', 'Warszawa', '', '',
    ]) // prettier-ignore
    assert.equal(spring.batch.totalMinutes, 420)
  })

  test('the text file is what spreadsheets of Central Europe expect', async ({ client, assert }) => {
    const w = await world()
    await rename(w, w.employee, { name: 'Żaneta; "Ż"', surname: 'Śćńłą', integration_id: '1' })
    await published(client, w, [{}])
    const { bytes } = await exporter(client, w.admin).export({ format: 'csv' })
    const content = Buffer.from(bytes).toString('utf8')
    assert.equal(
      content,
      '\uFEFFAkronim;Nazwisko;Imie;Data;OdGodziny;DoGodziny;Strefa;Czas;Dzial;Projekt;Uwagi\r\n' +
        '1;Śćńłą;"Żaneta; ""Ż""";2025-10-06;08:00;16:00;praca.pdst;8,00;Warszawa;;\r\n'
    )
  })

  test('of two shifts a day both are there, and sorted', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [
      { start: '17:00', end: '20:30' },
      { start: '06:00', end: '09:15' },
    ])
    const { bytes } = await exporter(client, w.admin).export({ format: 'csv' })
    assert.deepEqual(
      csvIn(bytes)
        .slice(1)
        .map((line) => [line[4], line[5], line[7]]),
      [
        ['06:00', '09:15', '3,25'],
        ['17:00', '20:30', '3,50'],
      ]
    )
  })
})

test.group('Work plan for Optima', () => {
  test('names the kind of each day; several shifts a day, holidays and days off have their lines', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await rename(w, w.employee, { integration_id: '9' })
    await published(client, w, [
      { day: '2025-10-30', start: '08:00', end: '12:00' },
      { day: '2025-10-30', start: '14:00', end: '18:00' },
    ])
    const { bytes } = await exporter(client, w.admin).export({
      layout: 'optima_work_plan',
      format: 'csv',
      from: '2025-10-29',
      until: '2025-11-03',
    })
    assert.deepEqual(
      csvIn(bytes).map((line) => line.slice(3)),
      [
        ['Data', 'TypDnia', 'OdGodziny', 'DoGodziny', 'Strefa'],
        ['2025-10-29', 'Wolny', '', '', ''],
        ['2025-10-30', 'Pracy', '08:00', '12:00', 'praca.pdst'],
        ['2025-10-30', 'Pracy', '14:00', '18:00', 'praca.pdst'],
        ['2025-10-31', 'Wolny', '', '', ''],
        ['2025-11-01', 'Święto', '', '', ''],
        ['2025-11-02', 'Wolny', '', '', ''],
      ]
    )
  })
})

test.group('Planned report', () => {
  test('sums each person and all of them, in the reader’s language', async ({ client, assert }) => {
    const w = await world()
    await rename(w, w.employee, { name: 'Łucja', surname: 'Zając', integration_id: null })
    await rename(w, w.colleague, { name: 'Thị Ngọc Ánh', surname: 'Nguyễn', integration_id: '5' })
    await published(client, w, [
      {
        day: '2025-10-06',
        start: '08:00',
        end: '16:00',
        breaks: [{ start: null, minutes: 30, paid: false }],
      },
      { day: '2025-10-08', start: '22:00', end: '06:00' },
      { day: '2025-10-06', employeeId: w.colleague.employeeId, start: '07:00', end: '11:10' },
    ])
    const { export: make } = exporter(client, w.admin, 'en-US')
    const { batch, bytes } = await make({ layout: 'planned_report', format: 'xlsx' })
    const { lines, name, sheet } = sheetIn(bytes)
    assert.equal(name, 'Planned time')
    const minutes = (value: unknown) => (typeof value === 'number' ? Math.round(value * 60) : value)
    assert.deepEqual(
      lines.map((line) => [line[1], line[2], line[4], line[5], line[6], minutes(line[7]), minutes(line[8])]),
      [
        ['Employee', 'Integration ID', 'Position', 'From', 'To', 'Hours', 'Breaks (h)'],
        ['Thị Ngọc Ánh Nguyễn', '5', 'Kucharz', '07:00', '11:10', 250, 0],
        ['Total: Thị Ngọc Ánh Nguyễn', null, null, null, null, 250, 0],
        ['Łucja Zając', null, 'Kucharz', '08:00', '16:00', 450, 30],
        ['Łucja Zając', null, 'Kucharz', '22:00', '06:00', 480, 0],
        ['Total: Łucja Zając', null, null, null, null, 930, 30],
        ['Grand total', null, null, null, null, 1180, 30],
      ]
    )
    assert.equal(sheet.H2!.z, '0.00')
    assert.deepEqual([batch.rows, batch.totalMinutes, batch.excluded], [3, 1180, []])
    const vietnamese = await exporter(client, w.admin, 'vi-VN').export({
      layout: 'planned_report',
      format: 'csv',
    })
    assert.deepEqual(csvIn(vietnamese.bytes)[0]!.slice(0, 2), ['Ngày', 'Nhân viên'])
    assert.equal(csvIn(vietnamese.bytes)[1]![1], 'Nguyễn Thị Ngọc Ánh')
    assert.equal(csvIn(vietnamese.bytes).at(-1)![7], '19,67')
  })

  test('on paper: lying A4 with heading and page numbers, all letters right', async ({ client, assert }) => {
    const w = await world()
    await rename(w, w.employee, { name: 'Zażółć Gęślą', surname: 'Jaźń' })
    await rename(w, w.colleague, { name: 'Thị Ngọc Ánh', surname: 'Đặng Ưởng' })
    await published(client, w, [{}, { employeeId: w.colleague.employeeId, start: '22:00', end: '06:00' }])
    const { bytes } = await exporter(client, w.admin).export({ layout: 'planned_report', format: 'pdf' })
    const [page, ...more] = pdfPages(bytes)
    assert.deepEqual([more.length, Math.round(page!.width), Math.round(page!.height)], [0, 842, 595])
    const dense = (text: string) => text.replaceAll(/\s/g, '')
    const text = dense(page!.lines.join(' '))
    for (const expected of [
      'Planowany czas pracy',
      'Test',
      '01.10.2025 – 31.10.2025',
      'Wszystkie lokalizacje',
      'Strona 1 z 1',
      'Zażółć Gęślą Jaźń',
      'Thị Ngọc Ánh Đặng Ưởng',
      '22:00 06:00 8:00',
      'Suma ogółem 16:00',
    ])
      assert.include(text, dense(expected))
  })
})

const titles: Record<string, string> = {
  optima_worked_time: 'Worked time for Comarch ERP Optima',
  optima_work_plan: 'Work plan for Comarch ERP Optima',
  planned_report: 'Planned working time',
}

test.group('Files of every layout', () => {
  test('hold the same rows in each format, and formulas stay text', async ({ client, assert }) => {
    const w = await world()
    await rename(w, w.employee, { name: '=1+1', surname: '@SUM(A1)', integration_id: '017' })
    await published(client, w, [{ start: '22:00', end: '05:45' }])
    const { export: make } = exporter(client, w.admin, 'en-US')
    for (const layout of exportLayoutIds) {
      for (const format of exportFormats) {
        const { bytes, batch } = await make({ layout, format, from: '2025-10-06', until: '2025-10-07' })
        assert.equal(batch.checksum, createHash('sha256').update(bytes).digest('hex'), `${layout}.${format}`)
        assert.equal(batch.fileName, `${titles[layout]} 2025-10-06_2025-10-06.${format}`)
        assert.deepEqual([batch.rows, batch.totalMinutes], [1, 465])
        if (format === 'pdf') {
          assert.match(pdfPages(bytes)[0]!.lines.join('\n'), /2025-10-06 .*22:00 05:45/)
          continue
        }
        const { sheet, lines } = format === 'csv' ? { sheet: {}, lines: csvIn(bytes) } : sheetIn(bytes)
        const row = lines[1]!
        assert.includeMembers(row as unknown[], ['22:00', '05:45', '017'])
        assert.isTrue(
          row.some((cell) => String(cell).startsWith("'=1+1")),
          `${layout}.${format}`
        )
        assert.isFalse(lines.flat().some((cell) => /^[=+\-@\t\r]/.test(String(cell ?? ''))))
        assert.isFalse(Object.values(sheet).some((cell) => (cell as { f?: string }).f !== undefined))
      }
    }
  })

  for (const { language, names } of [
    {
      language: 'pl-PL',
      names: [
        'Czas pracy dla Comarch ERP Optima',
        'Plan pracy dla Comarch ERP Optima',
        'Planowany czas pracy',
      ],
    },
    {
      language: 'vi-VN',
      names: [
        'Giờ làm việc cho Comarch ERP Optima',
        'Kế hoạch làm việc cho Comarch ERP Optima',
        'Giờ làm theo kế hoạch',
      ],
    },
  ])
    test(`are named and saved in ${language}`, async ({ client, assert }) => {
      const w = await world()
      await published(client, w, [{}])
      const { export: make, file } = exporter(client, w.admin, language)
      const saved: string[] = []
      for (const layout of exportLayoutIds) {
        const { batch } = await make({ layout, format: 'csv', from: '2025-10-06', until: '2025-10-08' })
        const { headers } = await file(batch.id)
        const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(headers.get('content-disposition')!) ?? []
        assert.equal(decodeURIComponent(encoded), batch.fileName)
        saved.push(batch.fileName!)
      }
      assert.sameMembers(
        saved,
        names.map((name) => `${name} 2025-10-06_2025-10-07.csv`)
      )
    })

  test('contain no money', async ({ client, assert }) => {
    const w = await world()
    await published(client, w, [{}])
    const { layouts, export: make } = exporter(client, w.admin, 'en-US')
    assert.notMatch(JSON.stringify((await layouts()).body()), /cost|rate|wage|salary|stawk/i)
    const { bytes } = await make({
      layout: 'planned_report',
      format: 'csv',
      from: october.from,
      until: october.until,
    })
    assert.notMatch(Buffer.from(bytes).toString(), /PLN|cost|rate/i)
  })
})
