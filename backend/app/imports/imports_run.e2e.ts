import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { WorkImport } from '#app/imports/actions/work_import'
import { checksums, columnsOf, importer } from '#app/imports/testing/stage'
import { acting, world, type World } from '#tests/world/world'

const columns = columnsOf(
  'integrationId',
  'name',
  'surname',
  'email',
  'phone',
  'mainLocation',
  'positions',
  'tags',
  'contractStartsOn',
  'fte',
  'rateValidFrom',
  'hourlyRate'
)

/** A correct row of a new person. */
const someone = (w: World, index: number, changes: Record<number, string> = {}): string[] => {
  const email = `import.${index}.${w.organisationId.slice(-12)}@example.test`
  const row = [
    `N${index}`,
    'Zoë',
    `Łęcka ${index}`,
    email,
    '+48 601 100 200',
    '1',
    'Kucharz',
    'Nocna',
    '2026-01-01',
  ]
  row.push('0,75', '2026-01-01', '31,50')
  for (const [place, text] of Object.entries(changes)) row[Number(place)] = text
  return row
}

const people = (w: World) =>
  acting(w.admin, () =>
    rows<{ integration_id: string; surname: string; phone: string }>(
      `select integration_id, surname, phone from employees where integration_id like 'N%' order by id`
    )
  )

/** What is planted, by the place of the cell; each makes one row incorrect. */
const faults: Record<number, string>[] = [
  { 1: '' },
  { 2: '' },
  { 3: 'no address' },
  { 3: '' },
  { 4: '12345' },
  { 5: 'Nowhere' },
  { 5: '' },
  { 6: 'Pilot' },
  { 8: 'tomorrow' },
  { 9: '2' },
  { 9: 'half' },
  { 11: 'much' },
  { 2: '???' },
]

test.group('An import of people', () => {
  test('of a thousand with 37 incorrect rows names those, writes the others, and undoing leaves nothing', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const before = await checksums(w.organisationId)
    const { checked, run, undo, problems } = importer(client, w.admin)
    const planted = new Map(
      Array.from({ length: 37 }, (_, index) => [index * 27 + 3, faults[index % faults.length]!])
    )
    const file = Array.from({ length: 1000 }, (_, index) => someone(w, index, planted.get(index)))
    const expected = {
      added: 963,
      updated: 0,
      removed: 0,
      unchanged: 0,
      invalid: 37,
      mendable: 17,
      newPositions: [],
      newTags: ['Nocna'],
    }

    const dry = await checked({ columns, rows: file, options: { createTags: true } })
    assert.deepEqual([dry.state, dry.counts], ['checked', expected])
    assert.deepEqual(await checksums(w.organisationId), before, 'a dry run writes nothing')
    const found = await problems(dry.id)
    assert.deepEqual(
      found.map(({ number, problems: [one] }) => [number, one!.column]),
      [...planted].map(([index, fault]) => [index + 2, columns[Number(Object.keys(fault)[0])]!.header])
    )
    assert.isTrue(
      found.every(({ problems: all }) => all.length === 1 && !/[{}]|missing/i.test(all[0]!.reason))
    )

    const done = await run(dry.id)
    assert.deepEqual([done.state, done.counts, done.canUndo], ['done', expected, true])
    assert.lengthOf(await people(w), 963)
    const undone = await undo(dry.id)
    assert.deepEqual(
      [undone.state, undone.undone],
      ['undone', { removed: 963, removedPositions: 0, removedTags: 1, restored: 0, kept: [] }]
    )
    assert.deepEqual(await checksums(w.organisationId), before)
  })

  test('changes people it knows by their number, then by their address, and undoing restores what was not edited since', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { ran, undo } = importer(client, w.admin)
    const numberOf = (id: string) => id.slice(-6)
    await acting(w.admin, () =>
      rows(`update users set status = 'active', address_confirmed = true where organisation_id = ?`, [
        w.organisationId,
      ])
    )
    const before = await checksums(w.organisationId)
    const done = await ran({
      columns,
      rows: [
        [
          numberOf(w.employee.employeeId),
          'Ewa',
          '',
          'moved@' + w.organisationId + '.test',
          '',
          '000002',
          'Kelner',
          '',
          '2020-01-01',
          '0.5',
          '2026-02-01',
          '40',
        ],
        [
          '',
          '',
          'Nowa',
          `${w.colleague.userId}@example.test`,
          '+84912345678',
          '',
          'Nowe; Kelner',
          '',
          '',
          '',
          '',
          '',
        ],
        [numberOf(w.manager.employeeId), '', '', '', '', '', '', '', '', '', '', ''],
      ],
      options: { createPositions: true, archiveMissing: true },
    })
    assert.deepEqual(done.counts, {
      added: 0,
      updated: 2,
      removed: 2,
      unchanged: 1,
      invalid: 0,
      mendable: 0,
      newPositions: ['Nowe'],
      newTags: [],
    })
    const second = await undo(done.id)
    assert.deepEqual(second.undone?.kept, [])
    assert.deepEqual(await checksums(w.organisationId), before)
  })

  test('positions that are added get colours that no other shows', async ({ client, assert }) => {
    const w = await world()
    const colours = () =>
      acting(w.admin, () =>
        rows<{ name: string; color: number; own_color: string | null }>(
          'select name, color, own_color from positions where archived_at is null order by sort_order'
        )
      )
    const shown = (await colours()).flatMap(({ color, own_color }) => (own_color ? [] : [color]))
    const names = ['Baker', 'Driver', 'Guard']
    await importer(client, w.admin).ran({
      columns: columnsOf('integrationId', 'positions'),
      rows: [[w.employee.employeeId.slice(-6), names.join(', ')]],
      options: { createPositions: true },
    })
    const added = (await colours()).flatMap(({ name, color }) => (names.includes(name) ? [color] : []))
    const free = Array.from({ length: 14 }, (_, slot) => slot).filter((slot) => !shown.includes(slot))
    assert.deepEqual(added, free.slice(0, 3))
  })

  test('undoing keeps and names what was changed or used since', async ({ client, assert }) => {
    const w = await world()
    const { ran, undo, send } = importer(client, w.admin)
    const done = await ran({
      columns,
      rows: [
        someone(w, 1),
        someone(w, 2),
        [w.employee.employeeId.slice(-6), 'Ewa', 'Inna', '', '+48601100200', '', '', '', '', '', '', ''],
      ],
      options: { createTags: true },
    })
    await acting(w.admin, async () => {
      await rows(`update employees set phone = '+48500600700' where integration_id = 'N1'`)
      await rows(`update employees set surname = 'Później' where id = ?`, [w.employee.employeeId])
    })
    const { undone } = await undo(done.id)
    assert.equal(undone!.removed, 1)
    assert.equal(undone!.restored, 1)
    assert.sameDeepMembers(
      undone!.kept.map(({ name, fields, entity }) => [entity, name, fields]),
      [
        ['employee', 'Ada Później', ['surname']],
        ['employee', 'Zoë Łęcka 1', []],
        ['tag', 'Nocna', []],
      ]
    )
    ;(await send('POST', `/${done.id}/undos`)).assertStatus(409)
  })

  test('two at once, and one by two workers at once, add no one twice', async ({ client, assert }) => {
    const w = await world()
    const { checked, send, work, show } = importer(client, w.admin)
    const file = {
      columns,
      rows: Array.from({ length: 300 }, (_, index) => someone(w, index)),
      options: { createTags: true },
    }
    const first = await checked(file)
    const second = await checked(file)
    for (const { id } of [first, second]) (await send('POST', `/${id}/runs`)).assertStatus(200)
    await Promise.all([work(first.id), work(first.id), work(second.id)])
    const counts = [await show(first.id), await show(second.id)].map((one) => one.counts!)
    assert.equal(counts[0]!.added + counts[1]!.added, 300)
    assert.equal(counts[0]!.unchanged + counts[1]!.unchanged, 300)
    assert.lengthOf(await people(w), 300)
  })

  test('a worker that is killed midway is taken up where it stopped, nothing twice, also while it undoes all of it', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const before = await checksums(w.organisationId)
    const { checked, send, work, show } = importer(client, w.admin)
    const dry = await checked({
      columns,
      rows: Array.from({ length: 300 }, (_, index) => someone(w, index)),
      options: { createTags: true },
    })
    ;(await send('POST', `/${dry.id}/runs`)).assertStatus(200)
    // The second unit of work dies after it has written, before it is stored.
    const killed = new WorkImport({
      beforeCommit: (unit) => unit === 2 && Promise.reject(new Error('killed')),
    })
    await assert.rejects(
      () => killed.handle({ organisationId: w.organisationId, importId: dry.id, lastAttempt: false }),
      'killed'
    )
    assert.lengthOf(await people(w), 250)
    assert.containsSubset(await show(dry.id), { state: 'running', progress: 83 })
    await work(dry.id)
    assert.containsSubset(await show(dry.id), { state: 'done', counts: { added: 300, invalid: 0 } })
    assert.equal(new Set((await people(w)).map((one) => one.integration_id)).size, 300)
    ;(await send('POST', `/${dry.id}/undos`)).assertStatus(200)
    await assert.rejects(
      () => killed.handle({ organisationId: w.organisationId, importId: dry.id, lastAttempt: false }),
      'killed'
    )
    assert.containsSubset(await show(dry.id), { state: 'undoing' })
    await work(dry.id)
    assert.containsSubset(await show(dry.id), { state: 'undone', undone: { kept: [] } })
    assert.deepEqual(await checksums(w.organisationId), before)
  })

  test('that is cancelled keeps what it wrote, says so, and can be undone', async ({ client, assert }) => {
    const w = await world()
    const before = await checksums(w.organisationId)
    const { checked, send, work, show, undo } = importer(client, w.admin)
    const dry = await checked({
      columns,
      rows: Array.from({ length: 260 }, (_, index) => someone(w, index)),
      options: { createTags: true },
    })
    ;(await send('POST', `/${dry.id}/runs`)).assertStatus(200)
    const half = new WorkImport({
      afterCommit: async (unit) =>
        void (unit === 1 && (await send('DELETE', `/${dry.id}`)).assertStatus(200)),
    })
    await half.handle({ organisationId: w.organisationId, importId: dry.id, lastAttempt: true })
    assert.containsSubset(await show(dry.id), { state: 'cancelled', canUndo: true, counts: { added: 250 } })
    await work(dry.id)
    assert.lengthOf(await people(w), 250)
    await undo(dry.id)
    assert.deepEqual(await checksums(w.organisationId), before)
  })
})
