import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { roles } from '#contracts/enums'
import type { RequestKind, RequestKindInput, RequestType } from '#contracts/requests'
import { officePerson } from '#tests/world/office_person'
import { acting, world, type World } from '#tests/world/world'

const volunteering: RequestKindInput = {
  names: { 'en-US': 'Volunteering', 'pl-PL': 'Wolontariat', 'vi-VN': 'Tình nguyện' },
  shortcut: 'WOL',
  kind: 'vacation',
  color: 3,
  paid: true,
  limited: true,
  daysCount: 2,
  limitPer: 'year',
  overLimit: 'refuse',
  affectsVacationLimit: false,
  primaryVacation: true,
  needsAcceptance: true,
  allowNote: true,
  allowAttachment: false,
  overtimeCompensation: null,
  countsAsWorkingTime: false,
  usableBy: 'everybody',
}
const trip: RequestKindInput = {
  ...volunteering,
  names: { 'en-US': 'Business trip', 'pl-PL': 'Delegacja', 'vi-VN': 'Công tác' },
  ...{ shortcut: 'BT', kind: 'delegation', limited: false, daysCount: null, primaryVacation: false },
}

/** A region of a country that no other test has, and what users may do to its kinds. */
async function region(client: ApiClient, country: string) {
  const top = await officePerson(roles.globalAdmin)
  const made = await client
    .post('/api/office/regions')
    .json({ name: `Region ${newId()}`, country })
    .bearerToken(top.token)
  made.assertStatus(201)
  const id = made.body().result.id as string
  const base = `/api/office/regions/${id}`
  return {
    id,
    end: () => client.post(`${base}/archive`).bearerToken(top.token),
    events: async () =>
      (await client.get(`${base}/events`).header('Language', 'pl-PL').bearerToken(top.token)).body().result
        .items as {
        action: string
        changes: { path: string; before: string | null; after: string | null }[]
        names: Record<string, string>
      }[],
    by: ({ token }: { token: string } = top) => ({
      list: () => client.get(`${base}/request-kinds`).bearerToken(token),
      create: (input: object) => client.post(`${base}/request-kinds`).json(input).bearerToken(token),
      update: ({ id: kind, ...rest }: RequestKind, changes: object = {}) =>
        client
          .put(`${base}/request-kinds/${kind}`)
          .json({ ...rest, ...changes })
          .bearerToken(token),
      remove: (kind: string) => client.delete(`${base}/request-kinds/${kind}`).bearerToken(token),
      order: (ids: string[]) => client.put(`${base}/request-kinds/order`).json({ ids }).bearerToken(token),
    }),
  }
}
const typesOf = async (client: ApiClient, { admin }: World) =>
  (await client.get('/api/requests/types').header('Language', 'pl-PL').bearerToken(admin.token)).body()
    .result as RequestType[]

test.group('Kinds of requests of a region', () => {
  test('are what its new companies begin with; a company that began keeps what it has', async ({
    client,
    assert,
    cleanup,
  }) => {
    const place = await region(client, 'PT')
    cleanup(async () => void (await place.end()))
    const top = place.by()
    assert.deepEqual((await top.list()).body().result, [])
    const first = (await top.create(volunteering)).body().result as RequestKind
    assert.containsSubset(first, { ...volunteering, version: 1 })
    const second = (await top.create(trip)).body().result as RequestKind
    ;(await top.order([second.id, newId()])).assertStatus(404)
    const moved = (await top.order([second.id])).body().result as RequestKind[]
    assert.deepEqual(
      moved.map(({ id }) => id),
      [second.id, first.id]
    )

    const begins = async () => {
      const company = await world()
      await acting(company.admin, () => rows(`update organisations set country = 'PT'`))
      return { company, types: await typesOf(client, company) }
    }
    const early = await begins()
    assert.deepEqual(
      early.types.map(({ name, daysCount }) => [name, daysCount]),
      [
        ['Delegacja', null],
        ['Wolontariat', 2],
      ]
    )
    const changed = await top.update(first, {
      daysCount: 5,
      names: { ...first.names, 'pl-PL': 'Dla innych' },
    })
    changed.assertStatus(200)
    ;(await top.remove(second.id)).assertStatus(204)
    ;(await top.remove(second.id)).assertStatus(404)
    assert.deepEqual(
      (await begins()).types.map(({ name, daysCount }) => [name, daysCount]),
      [['Dla innych', 5]]
    )
    assert.deepEqual(await typesOf(client, early.company), early.types)
    const events = await place.events()
    assert.deepEqual(
      events.map(({ action }) => action),
      ['delete_kind', 'update_kind', 'order_kinds', 'create_kind', 'create_kind', 'create'].map(
        (verb) => `office.${verb}`
      )
    )
    assert.deepInclude(events[1]!.changes, {
      path: 'requestKinds.Volunteering.daysCount',
      before: '2',
      after: '5',
    })
    const called = (polish: string) => ({ Volunteering: polish })
    assert.deepEqual(
      events.map(({ names }) => names),
      [
        { 'Business trip': 'Delegacja' },
        called('Dla innych'),
        {},
        { 'Business trip': 'Delegacja' },
        called('Wolontariat'),
        {},
      ]
    )
  })

  test('that make no sense, are there already, or were changed in the meantime are refused', async ({
    client,
    assert,
    cleanup,
  }) => {
    const place = await region(client, 'BE')
    const other = await region(client, 'NL')
    cleanup(async () => void (await Promise.all([place.end(), other.end()])))
    const top = place.by()
    const first = (await top.create(volunteering)).body().result as RequestKind
    const refused: [object, string, string][] = [
      [{ daysCount: null, limited: true }, 'requests.limit_needs_days', 'daysCount'],
      [{ kind: 'other', primaryVacation: true }, 'requests.only_vacation', 'kind'],
      [{ names: { ...trip.names, 'pl-PL': 'wolontariat' } }, 'requests.name_taken', 'names.pl-PL'],
      [{ shortcut: 'wol' }, 'requests.shortcut_taken', 'shortcut'],
      [{ kind: 'vacation', primaryVacation: true }, 'requests.primary_taken', 'primaryVacation'],
      [{ names: { 'en-US': 'Only English' } }, 'core.invalid_input', 'names.pl-PL'],
    ]
    for (const [changes, code, field] of refused) {
      const answer = await top.create({ ...trip, ...changes })
      answer.assertStatus(400)
      assert.equal(answer.body().Code, code)
      assert.include(JSON.stringify(answer.body().Details), field)
    }
    // Saving it as it is takes nothing from itself.
    const saved = (await top.update(first, { color: 8 })).body().result as RequestKind
    assert.include(saved, { color: 8, version: 2 })
    const stale = await top.update(first)
    stale.assertStatus(409)
    assert.equal(stale.body().Details.current.color, 8)
    ;(await other.by().update(saved)).assertStatus(404)
    ;(await other.by().remove(saved.id)).assertStatus(404)
    // Another region may call its own the same.
    ;(await other.by().create(volunteering)).assertStatus(201)
    const together = await Promise.all([top.create(trip), top.create({ ...trip, shortcut: 'BT2' })])
    assert.deepEqual(together.map((answer) => answer.status()).sort(), [201, 400])
  })

  test('are seen and changed by global admins only', async ({ client, assert, cleanup }) => {
    const place = await region(client, 'LU')
    cleanup(async () => void (await place.end()))
    const kind = (await place.by().create(trip)).body().result as RequestKind
    const lower = [roles.backOfficeViewer, roles.backOfficeEditor, roles.backOfficeAdmin]
    for (const who of [...(await Promise.all(lower.map(officePerson))), (await world()).admin]) {
      const their = place.by(who)
      const answers = [
        await their.list(),
        await their.create(volunteering),
        await their.update(kind),
        await their.order([kind.id]),
        await their.remove(kind.id),
      ]
      assert.deepEqual(
        answers.map((answer) => answer.status()),
        [403, 403, 403, 403, 403]
      )
    }
  })
})
