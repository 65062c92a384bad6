import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { columnsOf, importer } from '#app/imports/testing/stage'
import { acting, worksAlsoAt, world, type Person } from '#tests/world/world'

test.group('Undoing an import after a location was deleted', () => {
  test('undoing restores no one without a main location, and names them', async ({ client, assert }) => {
    const w = await world()
    const { ran, undo } = importer(client, w.admin)
    const at = (person: Person, locationId: string) =>
      worksAlsoAt(w, person, locationId).then(() =>
        acting(w.admin, () =>
          rows('update employees set main_location_id = ? where id = ?', [locationId, person.employeeId])
        )
      )
    await at(w.colleague, w.farLocationId)
    // Archived for being absent from the file: one of each home.
    const done = await ran({
      columns: columnsOf('integrationId', 'name', 'surname'),
      rows: [w.manager, w.locationManager, w.advisor].map(({ employeeId }) => [
        employeeId.slice(-6),
        'Ada',
        'Inna',
      ]),
      options: { archiveMissing: true },
    })
    const gone = await client
      .delete(`/api/organisation-management/locations/${w.farLocationId}`)
      .json({ name: 'Hà Nội' })
      .bearerToken(w.admin.token)
    gone.assertStatus(204)
    const { undone } = await undo(done.id)
    assert.deepInclude(undone!.kept, {
      entity: 'employee',
      id: w.colleague.employeeId,
      name: 'Ada Kowalska',
      fields: [],
    })
    const people = await acting(w.admin, () =>
      rows<{ id: string; archived: boolean; home: string | null }>(
        `select id, archived_at is not null as archived, main_location_id as home from employees
         where id = any(?::uuid[]) order by archived_at nulls first`,
        [[w.employee.employeeId, w.colleague.employeeId]]
      )
    )
    assert.deepEqual(people, [
      { id: w.employee.employeeId, archived: false, home: w.locationId },
      { id: w.colleague.employeeId, archived: true, home: null },
    ])
  })

  test('undoing keeps a main location for people who now need one', async ({ client, assert }) => {
    const w = await world()
    const { ran, undo } = importer(client, w.admin)
    const { employeeId } = w.advisor
    const write = (sql: string) =>
      acting(w.admin, () => rows(`update employees set ${sql} where id = ?`, [employeeId]))
    await write('main_location_id = null')
    await acting(w.admin, () => rows('delete from employee_locations where employee_id = ?', [employeeId]))
    const done = await ran({
      columns: columnsOf('integrationId', 'name', 'surname', 'mainLocation'),
      rows: [[employeeId.slice(-6), 'Ada', 'Inna', '1']],
    })
    await write('role = 0')
    const { undone } = await undo(done.id)
    assert.deepEqual(
      undone!.kept.map(({ fields }) => [...fields].sort()),
      [['locationIds', 'mainLocationId']]
    )
    const [after] = await acting(w.admin, () =>
      rows('select surname, main_location_id as home from employees where id = ?', [employeeId])
    )
    assert.deepEqual(after, { surname: 'Lewandowska', home: w.locationId })
  })
})
