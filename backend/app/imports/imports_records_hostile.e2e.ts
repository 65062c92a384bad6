import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { madeMetric } from '#tests/world/metrics'
import { recordFile, storedRecords } from '#app/imports/testing/records_stage'
import { importer } from '#app/imports/testing/stage'
import { world } from '#tests/world/world'

test.group('Metric records that were not meant well', () => {
  test('name no location of another organisation, by its code or its name', async ({ client, assert }) => {
    const [w, stranger] = [await world(), await world()]
    await madeMetric(w)
    await madeMetric(stranger)
    const foreign = { id: newId(), organisation_id: stranger.organisationId, code: '777777', name: 'Gdynia' }
    await organisationContext.run(stranger.organisationId, () =>
      trx()
        .table('locations')
        .insert({ ...foreign, time_zone: 'Europe/Warsaw' })
    )
    const file = recordFile([
      ['2026-03-02T10:00:00', '777777', 'Tickets', '4'],
      ['2026-03-02T10:15:00', 'Gdynia', 'Tickets', '4'],
    ])
    const { checked, problems, decided } = importer(client, w.admin)
    const dry = await checked(file)
    assert.containsSubset(dry.counts, { added: 0, invalid: 2 })
    assert.deepEqual(
      (await problems(dry.id)).map((row) => row.problems[0]!.reason),
      ['777777', 'Gdynia'].map((text) => `There is no location “${text}”. Give its code or its full name.`)
    )
    const again = await decided(dry.id, { matches: { location: { gdynia: foreign.id } } })
    assert.containsSubset(again.counts, { added: 0, invalid: 2 }, 'nor by assigning it')
    assert.containsSubset((await importer(client, stranger.admin).checked(file)).counts, { added: 2 })
  })

  test('have values that are none, each with its sentence', async ({ client, assert }) => {
    const w = await world()
    await madeMetric(w)
    const values = ['many', 'Infinity', '1e400', '0x1F', '4 5 6 x', '−3', '=1+1', '1.2.3']
    const { checked, problems } = importer(client, w.admin)
    const dry = await checked(
      recordFile(values.map((value, hour) => [`2026-03-02T1${hour}:00:00`, '1', 'Tickets', value]))
    )
    assert.containsSubset(dry.counts, { added: 0, invalid: values.length })
    for (const { problems: found } of await problems(dry.id)) {
      assert.lengthOf(found, 1)
      assert.match(found[0]!.reason, /is not a number|is below zero/)
    }
  })

  test('tell the hour that comes twice once, the last row of it', async ({ client, assert }) => {
    const w = await world()
    await madeMetric(w)
    const at = (clock: string, value: string) => [`2026-10-25T${clock}:00`, '1', 'Tickets', value]
    const { ran } = importer(client, w.admin)
    const { counts } = await ran(recordFile([at('02:30', '4'), at('03:00', '5'), at('02:30', '6')]))
    assert.containsSubset(counts, { added: 2, replaced: 1, invalid: 0 })
    assert.deepEqual(await storedRecords(w), ['Warszawa 2026-10-25T02:30 6', 'Warszawa 2026-10-25T03:00 5'])
  })
})
