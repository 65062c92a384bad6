import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { record } from '#app/core/audit/record'
import type { EventLog } from '#contracts/event_logs'
import { rows } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'
import { roles } from '#contracts/enums'
import { acting, world, type Person, type World } from '#tests/world/world'

const base = '/api/event-logs'

const list = async (client: ApiClient, w: World, query: object = {}) => {
  const answer = await client.get(base).qs(query).bearerToken(w.admin.token)
  answer.assertStatus(200)
  return answer.body().result as { items: EventLog[]; total: number }
}
const happened = (w: World, action: string, more: object = {}) =>
  acting(w.admin, () => record({ action, entity: 'test', ...more }))

test.group('The event log', () => {
  test('shows who did what to whom, newest first, and what changed', async ({ client, assert }) => {
    const w = await world()
    const path = `/api/organisation-management/tags`
    const made = await client.post(path).json({ name: 'Stare' }).bearerToken(w.admin.token)
    const id = made.body().result.id as string
    await client.put(`${path}/${id}`).json({ name: 'Nowe', version: 1 }).bearerToken(w.admin.token)
    const { items, total } = await list(client, w)
    assert.equal(total, 2)
    assert.containsSubset(items, [
      {
        action: 'organisation.update',
        entity: 'tag',
        entityId: id,
        subject: 'Nowe',
        count: 1,
        actor: { userId: w.admin.userId, name: 'Ada', surname: 'Đặng' },
        impersonator: null,
      },
      { action: 'organisation.create', subject: 'Nowe' },
    ])
    const details = await client.get(`${base}/${items[0]!.id}`).bearerToken(w.admin.token)
    assert.deepInclude(details.body().result.changes, { path: 'name', before: 'Stare', after: 'Nowe' })
  })

  test('names people as the reader’s language writes names', async ({ client, assert }) => {
    const w = await world()
    await happened(w, 'test.named', { entity: 'user', entityId: w.admin.userId })
    const subjects = ['vi-VN', 'pl-PL'].map(async (locale) => {
      const read = await client.get(base).header('Language', locale).bearerToken(w.admin.token)
      return read.body().result.items[0].subject
    })
    assert.deepEqual(await Promise.all(subjects), ['Đặng Ada', 'Ada Đặng'])
    const file = await client
      .get('/api/event-log-file')
      .header('Language', 'vi-VN')
      .bearerToken(w.admin.token)
    assert.include(file.text(), '"Đặng Ada"')
  })

  test('names what the ids in a change stand for, of this organisation alone', async ({ client, assert }) => {
    const w = await world()
    const other = await world()
    const { cookId, locationId } = w
    const [person, gone] = [w.employee.employeeId!, newId()]
    const after = {
      positionIds: [cookId, gone],
      levels: { [person]: 2 },
      place: locationId,
      theirs: other.cookId,
      industry: 'bakery',
    }
    await happened(w, 'test.names', { after })
    const [event] = (await list(client, w)).items
    const read = await client
      .get(`${base}/${event!.id}`)
      .header('Language', 'vi-VN')
      .bearerToken(w.admin.token)
    assert.deepEqual(read.body().result.names, {
      [cookId]: 'Kucharz',
      [person]: 'Nowak Ada',
      [locationId]: 'Warszawa',
      bakery: 'Tiệm bánh mì và bánh ngọt',
    })
  })

  test('is narrowed by day, person, action, kind, seat and words', async ({ client, assert }) => {
    const w = await world()
    await happened(w, 'test.early')
    await acting({ ...w.admin, actor: { ...w.admin.actor, impersonatorUserId: w.colleague.userId } }, () =>
      record({ action: 'test.seat', entity: 'employee', entityId: w.employee.employeeId })
    )
    const actions = async (query: object) => (await list(client, w, query)).items.map(({ action }) => action)
    assert.deepEqual(await actions({ 'actions[]': 'test.early' }), ['test.early'])
    assert.deepEqual(await actions({ 'entities[]': 'employee' }), ['test.seat'])
    assert.deepEqual(await actions({ impersonated: true }), ['test.seat'])
    const provider = { ...w.admin, actor: { ...w.admin.actor, role: roles.backOfficeViewer } }
    await acting(provider, () => record({ action: 'identity.begin_impersonation', entity: 'user' }))
    assert.deepEqual(await actions({ impersonated: true }), ['identity.begin_impersonation', 'test.seat'])
    assert.deepEqual(await actions({ search: 'nowak' }), ['test.seat'])
    assert.deepEqual(await actions({ search: '%' }), [])
    assert.deepEqual(await actions({ 'actorUserIds[]': w.manager.userId }), [])
    assert.deepEqual(await actions({ entityId: w.employee.employeeId }), ['test.seat'])
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
    assert.lengthOf(await actions({ from: day(-1), until: day(2) }), 3)
    assert.lengthOf(await actions({ from: day(2) }), 0)
    assert.lengthOf(await actions({ until: day(-1) }), 0)
    ;(await client.get(base).qs({ from: 'x' }).bearerToken(w.admin.token)).assertStatus(400)
    const choices = await client.get('/api/event-log-choices').bearerToken(w.admin.token)
    assert.deepEqual(choices.body().result.actions, [
      'identity.begin_impersonation',
      'test.early',
      'test.seat',
    ])
  })

  test('says whose shift, rate and accepted breach a row is about, also of several', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const employeeId = w.employee.employeeId!
    const shift = { employeeId, locationId: w.locationId, day: '2026-11-12' }
    const entryId = newId()
    await acting(w.admin, () =>
      rows(
        `insert into schedule_entries (id, organisation_id, type, employee_id, location_id, day, start_time, end_time,
           zone, starts_at, ends_at, work_minutes)
         values (?, ?, 0, ?, ?, '2026-11-12', '08:00', '16:00', 'Europe/Warsaw', '2026-11-12T07:00Z',
           '2026-11-12T15:00Z', 480)`,
        [entryId, w.organisationId, employeeId, w.locationId]
      )
    )
    await happened(w, 'test.rate', { entity: 'rate', entityId: newId(), after: { employeeId } })
    await happened(w, 'test.shift', { entity: 'schedule_entry', entityId: entryId })
    await happened(w, 'test.shifts', {
      entity: 'schedule_entry',
      before: [{ entryId: newId(), ...shift }],
      after: [{ entryId: newId(), ...shift, employeeId: w.colleague.employeeId }],
    })
    await happened(w, 'labour_code.override', {
      entity: 'labour_code_acceptance',
      after: { employeeId, reason: 'Inventory', entryIds: [entryId] },
    })
    const { items } = await list(client, w)
    const said = Object.fromEntries(items.map(({ action, subject }) => [action, subject]))
    assert.equal(said['test.rate'], 'Ada Nowak')
    assert.equal(said['test.shift'], '12.11.2026 08:00–16:00, Ada Nowak')
    assert.include(said['test.shifts'], 'Ada Nowak')
    const override = items.find(({ action }) => action === 'labour_code.override')!
    assert.containsSubset(override, { subject: 'Ada Nowak', reason: 'Inventory' })
    const read = await client.get(`${base}/${override.id}`).bearerToken(w.admin.token)
    assert.equal(read.body().result.names[entryId], '12.11.2026 08:00–16:00, Ada Nowak')
  })

  test('names the first people of a change of many shifts and counts the others', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const shiftsOf = (people: Person[]) =>
      Array.from({ length: 40 }, (_, place) => ({
        ...{ entryId: newId(), employeeId: people[place % people.length]!.employeeId, day: '2026-11-12' },
      }))
    const four = shiftsOf([w.employee, w.colleague, w.manager, w.advisor])
    // Those who lost a shift count as those who got one; unassigned shifts name no one.
    const six = { before: shiftsOf([w.admin]), after: [...four, ...shiftsOf([w.locationManager])] }
    await happened(w, 'test.four', { entity: 'schedule_entry', before: [], after: four })
    await happened(w, 'test.six', { entity: 'schedule_entry', ...six })
    await happened(w, 'test.unassigned', { entity: 'schedule_entry', after: [{ employeeId: null }] })
    const subjects = async (locale: string) => {
      const read = await client.get(base).header('Language', locale).bearerToken(w.admin.token)
      return (read.body().result.items as EventLog[]).map(({ subject }) => subject)
    }
    const named = 'Ada Đặng, Ada Kowalska, Ada Lewandowska'
    const fewer = 'Ada Kowalska, Ada Lewandowska, Ada Nowak'
    assert.deepEqual(await subjects('en-US'), [null, `${named} and 3 others`, `${fewer} and 1 other`])
    assert.deepEqual(await subjects('pl-PL'), [null, `${named} i 3 inne osoby`, `${fewer} i 1 inna osoba`])
    assert.deepEqual(await subjects('vi-VN'), [
      null,
      'Đặng Ada, Kowalska Ada, Lewandowska Ada và 3 người khác',
      'Kowalska Ada, Lewandowska Ada, Nowak Ada và 1 người khác',
    ])
    const { items } = await list(client, w, { search: 'Lewandowska' })
    assert.lengthOf(items, 2)
    const file = await client
      .get('/api/event-log-file')
      .header('Language', 'en-US')
      .bearerToken(w.admin.token)
    assert.include(file.text(), `"${named} and 3 others"`)
  })

  test('comes as a file in words, with before, after and reasons', async ({ client, assert }) => {
    const w = await world()
    const path = '/api/organisation-management/tags'
    const made = await client.post(path).json({ name: 'Stare' }).bearerToken(w.admin.token)
    const { id } = made.body().result
    await client.put(`${path}/${id}`).json({ name: 'Nowe', version: 1 }).bearerToken(w.admin.token)
    await happened(w, 'organisation.update_profile', {
      ...{ entity: 'user', before: { name: 'Ewa' }, after: { name: 'Iwona' } },
    })
    await happened(w, 'labour_code.override', { after: { reason: 'Inwentaryzacja', severity: 'block' } })
    const file = await client
      .get('/api/event-log-file')
      .header('Language', 'pl-PL')
      .bearerToken(w.admin.token)
    const [heads, override, renamed, updated] = file.text().split('\r\n')
    assert.include(heads!, '"Powód";"Przed";"Po"')
    assert.include(override!, '"Inwentaryzacja"')
    assert.include(override!, '"Administrator organizacji"')
    assert.notInclude(file.text(), 'labour_code.override')
    assert.include(renamed!, '"Imię: Ewa";"Imię: Iwona"')
    assert.include(updated!, '"Nazwa: Stare";"Nazwa: Nowe"')
  })

  test('comes as a file that no spreadsheet runs', async ({ client, assert }) => {
    const w = await world()
    const made = await client
      .post('/api/organisation-management/tags')
      .json({ name: '=cmd|A1' })
      .bearerToken(w.admin.token)
    made.assertStatus(201)
    const file = await client
      .get('/api/event-log-file')
      .header('Language', 'pl-PL')
      .bearerToken(w.admin.token)
    file.assertStatus(200)
    assert.match(
      String(file.headers()['content-disposition']),
      /filename\*=UTF-8''Dziennik%20zdarze%C5%84\.csv/
    )
    const text = file.text()
    assert.match(text, /"Czas \(UTC\)";"Osoba"/)
    assert.include(text, `"'=cmd|A1"`)
  })

  test('is for administrators, of their own organisation', async ({ client, assert }) => {
    const [w, other] = [await world(), await world()]
    await happened(other, 'test.theirs')
    for (const who of [w.employee, w.manager, w.locationManager, w.advisor])
      for (const path of [base, '/api/event-log-choices', '/api/event-log-file', `${base}/${newId()}`])
        (await client.get(path).bearerToken(who.token)).assertStatus(403)
    assert.equal((await list(client, w)).total, 0)
    const [theirs] = (await list(client, other)).items
    ;(await client.get(`${base}/${theirs!.id}`).bearerToken(w.admin.token)).assertStatus(404)
  })
})
