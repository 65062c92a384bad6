import { read, utils } from '@e965/xlsx'
import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { columnsOf, importer, noChoices } from '#app/imports/testing/stage'
import { acting, person, world, type World } from '#tests/world/world'
import { roles } from '#contracts/enums'

const columns = columnsOf('integrationId', 'name', 'surname', 'email', 'role', 'mainLocation', 'positions')
const someone = (w: World, index: number, changes: Record<number, string> = {}): string[] => {
  const email = `rules.${index}.${w.organisationId.slice(-12)}@example.test`
  const row = [`N${index}`, 'Thị', `Hường ${index}`, email, '', 'Hà Nội', '']
  for (const [place, text] of Object.entries(changes)) row[Number(place)] = text
  return row
}

test.group('Who may import what', () => {
  test('advisors and administrators import, and only their organisation', async ({ client, assert }) => {
    const w = await world()
    const file = { columns, rows: [someone(w, 1)] }
    for (const who of [w.employee, w.manager, w.locationManager])
      (await importer(client, who).create(file)).assertStatus(403)
    const done = await importer(client, w.advisor).ran(file)
    assert.equal(done.counts?.added, 1)
    const stranger = importer(client, (await world()).admin)
    for (const [method, url] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/checks'],
      ['POST', '/runs'],
      ['POST', '/undos'],
      ['GET', '/problems'],
      ['GET', '/error-file'],
    ] as const)
      (await stranger.send(method, `/${done.id}${url}`)).assertStatus(404)
    ;(
      await stranger.send('PUT', `/${done.id}/rows`, { rows: [{ number: 2, cells: file.rows[0] }] })
    ).assertStatus(404)
    assert.equal((await stranger.send('GET', '')).body().result.total, 0)
  })

  test('pay is imported and seen only by users who may change pay', async ({ client, assert }) => {
    const w = await world()
    const paid = columnsOf('integrationId', 'rateValidFrom', 'hourlyRate')
    const file = { columns: paid, rows: [[w.employee.employeeId.slice(-6), '2026-01-01', '77,77']] }
    const advisor = importer(client, w.advisor)
    const refused = await advisor.create(file)
    assert.deepEqual([refused.status(), refused.body().Code], [403, 'imports.field_not_allowed'])
    const { id } = await importer(client, w.admin).ran(file)
    for (const url of ['', '/problems']) (await advisor.send('GET', `/${id}${url}`)).assertStatus(404)
    ;(await advisor.send('POST', `/${id}/undos`)).assertStatus(404)
    assert.equal((await advisor.send('GET', '')).body().result.total, 0)
    const logged = await acting(w.admin, () =>
      rows<{ line: string }>(
        `select (before::text || after::text) as line from audit_events where entity in ('rate', 'import')`
      )
    )
    assert.isAbove(logged.length, 0)
    assert.notInclude(JSON.stringify(logged), '7777')
  })

  test('roles, positions and columns that say nothing cannot be bypassed', async ({ client, assert }) => {
    const w = await world()
    const advisor = importer(client, w.advisor)
    const one = [someone(w, 1)]
    const codes: [Parameters<typeof advisor.create>[0], string][] = [
      [{ columns, rows: one, options: { createPositions: true } }, 'imports.choice_not_allowed'],
      [{ columns: columnsOf('name', 'surname'), rows: one }, 'imports.no_key_column'],
      [{ columns: columnsOf('email', 'email'), rows: one }, 'imports.column_twice'],
    ]
    for (const [file, code] of codes) assert.equal((await advisor.create(file)).body().Code, code)
    const { id } = await advisor.checked({
      columns,
      rows: [someone(w, 1, { 4: 'administrator' }), [w.admin.employeeId.slice(-6), 'X', '', '', '', '', '']],
    })
    assert.deepEqual(
      (await advisor.problems(id)).map(({ problems: [one] }) => one),
      [
        {
          column: 'role col',
          value: 'administrator',
          reason: 'You cannot add or edit people with this role.',
        },
        { column: 'role col', value: '', reason: 'You cannot add or edit people with this role.' },
      ]
    )
    ;(await advisor.send('POST', `/${id}/runs`)).assertBodyContains({ Code: 'imports.nothing_to_do' })
  })

  test('the licence is not overdrawn, by the dry run neither', async ({ client, assert }) => {
    const w = await world()
    await acting(w.admin, () => rows('update organisations set licence_positions = 8'))
    const { ran, problems } = importer(client, w.admin)
    const file = [1, 2, 3, 4].map((index) => someone(w, index))
    file[0]![5] = 'Nowhere'
    const { id, counts } = await ran({ columns, rows: file })
    assert.containsSubset(counts, { added: 2, invalid: 2 })
    assert.deepEqual(
      (await problems(id)).map(({ number }) => number),
      [2, 5]
    )
  })
})

test.group('Rows of a file', () => {
  test('about the same person, or about two, are distinguished', async ({ client, assert }) => {
    const w = await world()
    const gone = await person(w, roles.employee, 'Dawna')
    await acting(w.admin, () =>
      rows('update employees set archived_at = now() where id = ?', [gone.employeeId])
    )
    const { checked, problems } = importer(client, w.admin, 'pl-PL')
    const { id, counts } = await checked({
      columns,
      rows: [
        someone(w, 1),
        someone(w, 1, { 0: 'N2' }),
        someone(w, 3, { 0: w.employee.employeeId.slice(-6), 3: `${w.colleague.userId}@example.test` }),
        someone(w, 4, { 3: `${gone.userId}@example.test` }),
        someone(w, 5, { 3: `${(await world()).admin.userId}@example.test` }),
        ['', 'Ada', 'Nowak', `${w.manager.userId}@EXAMPLE.test`.toUpperCase(), '', '', ''],
        [w.manager.employeeId.slice(-6), '', 'Inna', '', '', '', ''],
      ],
    })
    assert.containsSubset(counts, { added: 1, updated: 1, invalid: 5 })
    assert.deepEqual(
      (await problems(id)).map(({ number, problems: [one] }) => [number, one!.reason]),
      [
        [3, 'Tej samej osoby dotyczy już wiersz 2.'],
        [4, 'Identyfikator integracji należy do jednej osoby, a adres e-mail do innej.'],
        [5, 'Ten adres e-mail należy do osoby zarchiwizowanej. Najpierw ją przywróć.'],
        [6, 'Ten adres e-mail należy już do innego konta.'],
        [8, 'Tej samej osoby dotyczy już wiersz 7.'],
      ]
    )
  })

  test('that are incorrect come back as a file that is safe to open and can be imported once it is put right', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { ran, file } = importer(client, w.admin)
    const evil = someone(w, 1, { 1: '=CMD()', 5: 'Nowhere' })
    const { id } = await ran({ columns, rows: [evil, someone(w, 2, { 1: '=CMD()' })] })
    const answer = await file(id, 'csv')
    assert.match(answer.headers.get('content-disposition')!, /filename\*=UTF-8''Incorrect%20rows\.csv/)
    const csv = new TextDecoder().decode(await answer.arrayBuffer())
    assert.include(csv, ";'=CMD();")
    assert.include(csv, ';Reason\r\n')
    const bytes = new Uint8Array(await (await file(id, 'xlsx')).arrayBuffer())
    const sheet = read(bytes, { type: 'array', cellFormula: true }).Sheets.Import!
    assert.deepEqual([sheet.B2!.t, sheet.B2!.v, sheet.B2!.f], ['s', '=CMD()', undefined])
    const [, line] = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' })
    assert.deepEqual(line!.slice(0, 7), evil)
    assert.equal(
      line![7],
      'mainLocation col: There is no location “Nowhere”. Give its code or its full name.'
    )

    const fixed = [...line!]
    fixed[1] = `'${fixed[1]}`
    fixed[5] = '000002'
    const again = await ran({ columns: [...columns, { header: 'Reason', field: null }], rows: [fixed] })
    assert.containsSubset(again.counts, { added: 1, invalid: 0 })
    const names = await acting(w.admin, () =>
      rows<{ name: string }>(`select name from employees where name like '=%'`)
    )
    assert.deepEqual(names, [{ name: '=CMD()' }, { name: '=CMD()' }])
  })

  test('may arrive twice, must all arrive, and cannot change once they were checked', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const { create, send } = importer(client, w.admin)
    const { id } = (await create({ columns, rows: [someone(w, 1), someone(w, 2)] })).body().result
    const put = (number: number, cells = someone(w, number)) =>
      send('PUT', `/${id}/rows`, { rows: [{ number, cells }] })
    ;(await put(2)).assertStatus(204)
    ;(await put(2)).assertStatus(204)
    ;(await send('POST', `/${id}/checks`)).assertBodyContains({ Code: 'imports.rows_missing' })
    ;(await put(3, ['short'])).assertBodyContains({ Code: 'imports.wrong_width' })
    ;(await put(3)).assertStatus(204)
    ;(await send('POST', `/${id}/checks`)).assertStatus(200)
    ;(await send('POST', `/${id}/checks`)).assertStatus(200)
    ;(await put(3)).assertStatus(409)
    ;(await send('POST', `/${id}/runs`)).assertStatus(409)
    ;(await create({ columns, rows: Array.from({ length: 20_001 }, () => []) })).assertStatus(400)
    assert.equal((await send('DELETE', `/${id}`)).body().result.state, 'checking')
  })

  test('keep their columns in mind for the same person', async ({ client, assert }) => {
    const w = await world()
    const mine = importer(client, w.admin)
    const empty = { mapping: {}, options: noChoices }
    assert.deepEqual((await mine.send('GET', '/mappings/employees')).body().result, empty)
    await mine.create({
      columns: [
        { header: 'Mail Służbowy', field: 'email' },
        { header: 'Uwagi', field: null },
      ],
      rows: [['a', 'b']],
      options: { invite: true, archiveMissing: true },
    })
    assert.deepEqual((await mine.send('GET', '/mappings/employees')).body().result, {
      mapping: { 'mail służbowy': 'email', uwagi: null },
      options: { ...noChoices, invite: true },
    })
    const theirs = await importer(client, w.advisor).send('GET', '/mappings/employees')
    assert.deepEqual(theirs.body().result, empty)
  })
})
