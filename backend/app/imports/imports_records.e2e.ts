import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { madeMetric, madeRecords } from '#tests/world/metrics'
import { recordColumns, recordFile, storedRecords } from '#app/imports/testing/records_stage'
import { importer } from '#app/imports/testing/stage'
import { acting, world } from '#tests/world/world'

const at = (clock: string, value: string, place = '000001') => [
  `2026-03-02T${clock}:00`,
  place,
  'Tickets',
  value,
]

test.group('An import of metric records', () => {
  test('reads times, codes, names and values, names each incorrect row, and undoing leaves nothing', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await madeMetric(w)
    const { checked, run, undo, problems, outcome } = importer(client, w.admin)
    const faults: [row: string[], column: number, reason: RegExp][] = [
      [
        ['2026-03-29T02:30:00', '1', 'Tickets', '4'],
        0,
        /On 2026-03-29 the clocks at Warszawa go forward, so 02:30/,
      ],
      [['2026-03-02T14:37:00', '1', 'Tickets', '4'], 0, /quarter of an hour/],
      [['1900-01-01T12:00:00', '1', 'Tickets', '4'], 0, /2000 to 2099/],
      [['2200-01-01T12:00:00', '1', 'Tickets', '4'], 0, /2000 to 2099/],
      [['2026-02-30T12:00:00', '1', 'Tickets', '4'], 0, /not a date and time/],
      [['', '1', 'Tickets', '4'], 0, /Write a date and time/],
      [at('09:00', '4', 'Nowhere'), 1, /no location “Nowhere”/],
      [at('09:00', '4', ''), 1, /Give a location/],
      [['2026-03-02T09:00:00', '1', 'Guests', '4'], 2, /no metric “Guests”/],
      [at('09:00', '-4'), 3, /below zero/],
      [at('09:00', 'NaN'), 3, /not a number/],
      [at('09:00', '4,5'), 3, /“Tickets” is counted in whole numbers/],
      [at('09:00', ''), 3, /There is no value/],
      [at('09:00', '99999999999'), 3, /more than 9,999,999,999/],
    ]
    const good = [
      at('10:00', '12'),
      at('10:15', '12,0', 'warszawa'),
      ['2026-03-02 10:30', '000001', 'tickets', '7'],
      // The clocks of another place skip nothing then.
      ['2026-03-29T02:30:00', 'Hà Nội', 'Tickets', '5'],
    ]
    const dry = await checked(recordFile([...good, ...faults.map(([row]) => row)]))
    assert.containsSubset(dry, {
      state: 'checked',
      counts: { added: 4, updated: 0, unchanged: 0, removed: 0, replaced: 0, invalid: faults.length },
    })
    assert.deepEqual(await storedRecords(w), [], 'a dry run writes nothing')
    const found = await problems(dry.id)
    assert.lengthOf(found, faults.length)
    found.forEach(({ number, problems: [one] }, place) => {
      const [, column, reason] = faults[place]!
      assert.equal(number, good.length + place + 2)
      assert.equal(one!.column, recordColumns[column]!.header)
      assert.match(one!.reason, reason)
    })
    assert.deepEqual(
      (await outcome(dry.id, 'added'))
        .map(({ record }) => [record!.metric, record!.at, record!.value])
        .sort(),
      [
        ['Tickets', '2026-03-02T10:00', 12],
        ['Tickets', '2026-03-02T10:15', 12],
        ['Tickets', '2026-03-02T10:30', 7],
        ['Tickets', '2026-03-29T02:30', 5],
      ]
    )
    const done = await run(dry.id)
    assert.containsSubset(done, { state: 'done', canUndo: true, counts: { added: 4 } })
    assert.deepEqual(await storedRecords(w), [
      'Hà Nội 2026-03-29T02:30 5',
      'Warszawa 2026-03-02T10:00 12',
      'Warszawa 2026-03-02T10:15 12',
      'Warszawa 2026-03-02T10:30 7',
    ])
    const undone = await undo(dry.id)
    assert.containsSubset(undone, {
      state: 'undone',
      canUndo: false,
      undone: { removed: 4, restored: 0, kept: [] },
    })
    assert.deepEqual(await storedRecords(w), [])
  })

  test('of rows about the same time takes the last one, in one part of the file or in two, and lists the others', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await madeMetric(w)
    const { checked, run, outcome, send } = importer(client, w.admin)
    // Sent in two parts: rows 2 to 4, and 5 to 7.
    const file = recordFile([
      at('10:00', '1'),
      at('10:15', '5'),
      at('10:00', '2', 'Warszawa'),
      at('10:00', '3'),
      at('10:30', '8'),
      at('10:30', '9'),
    ])
    const dry = await checked(file)
    assert.containsSubset(dry.counts, { added: 3, replaced: 3, invalid: 0 })
    const replaced = await outcome(dry.id, 'replaced')
    assert.deepEqual(
      replaced.map(({ number, record }) => [number, record!.value, record!.replacedBy]),
      [
        [2, 1, 5],
        [4, 2, 5],
        [6, 8, 7],
      ]
    )
    await run(dry.id)
    assert.deepEqual(await storedRecords(w), [
      'Warszawa 2026-03-02T10:00 3',
      'Warszawa 2026-03-02T10:15 5',
      'Warszawa 2026-03-02T10:30 9',
    ])
    // A part that is sent again changes nothing.
    const again = (await importer(client, w.admin).create(file)).body().result
    const part = file.rows.map((cells, index) => ({ number: index + 2, cells }))
    for (const given of [part.slice(3), part.slice(0, 3), part.slice(3)])
      (await send('PUT', `/${again.id}/rows`, { rows: given })).assertStatus(204)
    ;(await send('POST', `/${again.id}/checks`)).assertStatus(200)
    await importer(client, w.admin).work(again.id)
    assert.containsSubset((await importer(client, w.admin).show(again.id)).counts, {
      unchanged: 3,
      replaced: 3,
    })
  })

  test('changes what is there, and undoing restores it but for what was changed since', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    await madeRecords(w, metricId, {
      '2026-03-02 10:00': 1,
      '2026-03-02 10:15': 2,
      '2026-03-02 10:30': 3,
      '2026-03-02 10:45': 4,
    })
    const before = await storedRecords(w)
    const { checked, run, undo, outcome } = importer(client, w.admin)
    const file = recordFile([
      at('10:00', '1'),
      at('10:15', '20'),
      at('10:30', '30'),
      at('11:00', '5'),
      at('11:15', '6'),
    ])
    const dry = await checked(file)
    const expected = { added: 2, updated: 2, unchanged: 1, removed: 0, invalid: 0 }
    assert.containsSubset(dry.counts, expected)
    const updated = async () =>
      (await outcome(dry.id, 'updated')).map(({ record }) => [record!.before, record!.value])
    const changes = [
      [2, 20],
      [3, 30],
    ]
    assert.deepEqual(await updated(), changes)
    assert.containsSubset((await run(dry.id)).counts, expected)
    assert.deepEqual(await updated(), changes, 'what it was stays known')
    await acting(w.admin, async () => {
      await rows(`update demand_records set value = 31 where at = '2026-03-02 10:30'`)
      await rows(`delete from demand_records where at = '2026-03-02 11:15'`)
    })
    const { undone } = await undo(dry.id)
    assert.containsSubset(undone, { removed: 1, restored: 1 })
    assert.deepEqual(
      undone!.kept.map(({ entity, name, count }) => [entity, name, count]),
      [['records', 'Warszawa', 2]]
    )
    assert.deepEqual(
      await storedRecords(w),
      before.map((line) => line.replace('10:30 3', '10:30 31'))
    )
  })

  test('asks what unknown names mean, and remembers it', async ({ client, assert }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    const { checked, decided, unknown } = importer(client, w.admin)
    const file = recordFile([
      ['2026-03-02T10:00:00', 'Nasz bar', 'Bony', '4'],
      ['2026-03-02T10:15:00', 'Nasz bar', 'Tickets', '5'],
    ])
    const dry = await checked(file)
    assert.containsSubset(dry.counts, { added: 0, invalid: 2 })
    assert.deepEqual(
      (await unknown(dry.id)).map(({ kind, value, rows: count }) => [kind, value, count]),
      [
        ['location', 'Nasz bar', 2],
        ['metric', 'Bony', 1],
      ]
    )
    const matches = { location: { 'Nasz bar': w.locationId }, metric: { Bony: metricId } }
    const again = await decided(dry.id, { matches })
    assert.containsSubset(again.counts, { added: 2, invalid: 0 })
    assert.containsSubset((await checked(file)).counts, { added: 2, invalid: 0 })
  })

  test('takes the location and the metric from choices for the whole file', async ({ client, assert }) => {
    const w = await world()
    const metricId = await madeMetric(w)
    const { ran, create } = importer(client, w.admin)
    const bare = {
      ...{ kind: 'metric_records' as const, columns: [recordColumns[0]!, recordColumns[3]!] },
      rows: [['2026-03-02T10:00:00', '4']],
    }
    const refused = await create(bare)
    refused.assertStatus(400)
    assert.equal(refused.body().Code, 'imports.no_record_columns')
    const options = { defaultLocationId: w.locationId, defaultMetricId: metricId }
    assert.containsSubset(await ran({ ...bare, options }), { state: 'done', counts: { added: 1 } })
    const gaps = recordFile([['2026-03-02T10:15:00', '', '', '4']], options)
    const { counts } = await importer(client, w.admin).checked(gaps)
    assert.containsSubset(counts, { added: 0, invalid: 1 }, 'a column that is there says it for every row')
    const stranger = await world()
    const foreign = { defaultLocationId: stranger.locationId, defaultMetricId: await madeMetric(stranger) }
    const dry = await importer(client, w.admin).checked({ ...bare, options: foreign })
    assert.containsSubset(dry.counts, { added: 0, invalid: 1 })
  })
})
