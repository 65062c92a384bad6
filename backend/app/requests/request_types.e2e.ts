import { newId } from '#app/core/models/new_id'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import { roles } from '#contracts/enums'
import type { RequestType, RequestTypeInput } from '#contracts/requests'
import { acting, world, type Person, type World } from '#tests/world/world'

const base = '/api/requests/types'
const own: RequestTypeInput = {
  name: 'Wolontariat',
  shortcut: 'WOL',
  kind: 'other',
  color: 3,
  paid: true,
  limited: true,
  daysCount: 2,
  limitPer: 'year',
  overLimit: 'refuse',
  affectsVacationLimit: false,
  primaryVacation: false,
  needsAcceptance: true,
  allowNote: true,
  allowAttachment: false,
  overtimeCompensation: null,
  countsAsWorkingTime: false,
  usableBy: 'everybody',
}

const speaking = (client: ApiClient, { token }: Person, language = 'en-US') => ({
  list: async (archived = false): Promise<RequestType[]> => {
    const answer = await client.get(base).qs({ archived }).header('Language', language).bearerToken(token)
    answer.assertStatus(200)
    return answer.body().result
  },
  usable: async () =>
    (await client.get(`${base}/usable`).header('Language', language).bearerToken(token)).body().result as {
      id: string
      name: string
      forOthersOnly: boolean
    }[],
  create: (more: Partial<RequestTypeInput> = {}) =>
    client
      .post(base)
      .json({ ...own, ...more })
      .bearerToken(token),
  update: ({ id, ...type }: RequestType, more: Partial<RequestTypeInput> = {}) =>
    client
      .put(`${base}/${id}`)
      .json({ ...type, ...more })
      .header('Language', language)
      .bearerToken(token),
  archive: (id: string) => client.post(`${base}/${id}/archive`).bearerToken(token),
  restore: (id: string) => client.delete(`${base}/${id}/archive`).bearerToken(token),
  order: (ids: string[]) => client.put(`${base}/order`).json({ ids }).bearerToken(token),
})
const inCountry = (w: World, country: string) =>
  acting(w.admin, () => rows('update organisations set country = ?', [country]))
const named = (types: RequestType[], name: string) => types.find((type) => type.name === name)!

test.group('Request types', () => {
  test('begin as those of the country, named in each reader’s language', async ({ client, assert }) => {
    const w = await world()
    const polish = await speaking(client, w.admin, 'pl-PL').list()
    assert.equal(polish[0]!.name, 'Urlop wypoczynkowy')
    assert.include(polish[0]!, { shortcut: 'UW', daysCount: 20, primaryVacation: true, standard: true })
    assert.include(named(polish, 'Urlop na żądanie'), { daysCount: 4, affectsVacationLimit: true })
    assert.include(named(polish, 'Zwolnienie z powodu siły wyższej'), {
      daysCount: 2,
      needsAcceptance: false,
    })
    const english = await speaking(client, w.admin).list()
    assert.deepEqual(
      english.map(({ id }) => id),
      polish.map(({ id }) => id)
    )
    assert.equal(english[0]!.name, 'Annual leave')

    const far = await world()
    await inCountry(far, 'VN')
    const vietnamese = await speaking(client, far.admin, 'vi-VN').list()
    assert.include(vietnamese[0]!, { name: 'Nghỉ phép năm', daysCount: 12 })
    assert.include(named(vietnamese, 'Kết hôn'), { daysCount: 3, limitPer: 'request', paid: true })
    const elsewhere = await world()
    await inCountry(elsewhere, 'DE')
    assert.include((await speaking(client, elsewhere.admin).list())[0]!, { daysCount: 20, shortcut: 'AL' })
  })

  test('are made, renamed, archived and restored; a renamed one is called so in every language', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const made = await admin.create()
    made.assertStatus(201)
    const list = await admin.list()
    assert.deepEqual(list.at(-1), made.body().result)
    const annual = list[0]!
    const kept = (await admin.update(annual, { color: 8 })).body().result
    assert.isTrue(kept.standard)
    const renamed = (await admin.update(kept, { name: 'Holiday' })).body().result
    assert.include(renamed, { name: 'Holiday', standard: false, color: 8 })
    assert.equal((await speaking(client, w.admin, 'pl-PL').list())[0]!.name, 'Holiday')
    const stale = await admin.update(annual)
    stale.assertStatus(409)
    assert.equal(stale.body().Details.current.name, 'Holiday')

    const { id } = made.body().result
    ;(await admin.archive(id)).assertStatus(200)
    assert.isUndefined((await admin.list()).find((type) => type.id === id))
    assert.deepEqual(
      (await admin.list(true)).map((type) => type.id),
      [id]
    )
    assert.isFalse((await admin.restore(id)).body().result.archived)
  })

  test('are put in the company’s own order', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const ids = (await admin.list()).map(({ id }) => id)
    const turned = [ids[2]!, ids[0]!]
    const answer = await admin.order(turned)
    answer.assertStatus(200)
    const rest = ids.filter((id) => !turned.includes(id))
    assert.deepEqual(
      (await admin.list()).map(({ id }) => id),
      [...turned, ...rest]
    )
    const unknown = await admin.order([ids[1]!, newId()])
    unknown.assertStatus(404)
    assert.equal((await admin.list())[0]!.id, turned[0])
  })

  test('that make no sense or are there already are refused', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const annual = (await admin.list())[0]!
    const refused: [Partial<RequestTypeInput>, string][] = [
      [{ daysCount: null }, 'requests.limit_needs_days'],
      [{ primaryVacation: true }, 'requests.only_vacation'],
      [
        { kind: 'vacation', primaryVacation: true, affectsVacationLimit: true },
        'requests.primary_takes_from_itself',
      ],
      [{ kind: 'delegation', overtimeCompensation: 'employee' }, 'requests.only_other'],
      // The name another reader sees.
      [{ name: 'urlop wypoczynkowy' }, 'requests.name_taken'],
      [{ shortcut: 'uw' }, 'requests.shortcut_taken'],
      [{ kind: 'vacation', primaryVacation: true }, 'requests.primary_taken'],
    ]
    for (const [more, code] of refused) {
      const answer = await admin.create(more)
      answer.assertStatus(400)
      assert.equal(answer.body().Code, code)
    }
    for (const more of [{ shortcut: 'TOOLONG' }, { daysCount: 0 }, { color: 14 }])
      assert.equal((await admin.create(more)).body().Code, 'core.invalid_input')
    // What is archived takes nothing from the others, and comes back only when it is free.
    await admin.archive(annual.id)
    const instead = await admin.create({ name: 'Annual leave' })
    instead.assertStatus(201)
    assert.equal((await admin.restore(annual.id)).body().Code, 'requests.name_taken')
  })

  test('of two people who take the same name at once one is refused', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    await admin.list()
    const answers = await Promise.all([admin.create(), admin.create({ shortcut: 'WO2' })])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 400])
  })
})

test.group('Who may file which request', () => {
  test('everyone, the chosen, or planners only', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const id = (await admin.create({ usableBy: 'chosen' })).body().result.id as string
    const forPlanners = (
      await admin.create({ name: 'Szkolenie', shortcut: 'SZ', usableBy: 'planners' })
    ).body().result.id as string
    await acting(w.admin, () =>
      rows('update employees set available_request_type_ids = ?::jsonb where id = ?', [
        JSON.stringify([id]),
        w.colleague.employeeId,
      ])
    )
    const seen = async (who: Person) => (await speaking(client, who).usable()).map((type) => type.id)
    assert.notInclude(await seen(w.employee), id)
    assert.include(await seen(w.colleague), id)
    assert.notInclude(await seen(w.colleague), forPlanners)
    const planners = await speaking(client, w.admin).usable()
    assert.isTrue(planners.find((type) => type.id === forPlanners)!.forOthersOnly)
  })

  test('business trips only where the company lets people ask', async ({ client, assert }) => {
    const w = await world()
    const trip = async () =>
      (await speaking(client, w.employee).usable()).some(({ name }) => name === 'Business trip')
    assert.isTrue(await trip())
    await acting(w.admin, () =>
      rows(
        `update organisations set settings = settings || '{"companyRules":{"delegations":{"employeesMayRequest":false}}}'`
      )
    )
    assert.isFalse(await trip())
  })

  test('who edits people sees the types and sets those a person may use', async ({ client, assert }) => {
    const w = await world()
    const [type] = await speaking(client, w.admin).list()
    for (const who of [w.locationManager, w.advisor]) {
      const [seen] = await speaking(client, who).list()
      assert.equal(seen!.id, type!.id)
      const path = `/api/organisation-management/employees/${w.employee.employeeId}`
      const {
        accountStatus: _,
        archived: __,
        ...person
      } = (await client.get(path).bearerToken(who.token)).body().result
      const changed = await client
        .put(path)
        .json({ ...person, availableRequestTypeIds: [type!.id] })
        .bearerToken(who.token)
      changed.assertStatus(200)
      assert.deepEqual(changed.body().result.availableRequestTypeIds, [type!.id])
    }
  })

  test('only administrators change the types themselves', async ({ client }) => {
    const w = await world()
    const theirs = await world()
    const [type] = await speaking(client, w.admin).list()
    for (const who of [w.employee, w.manager, w.locationManager, w.advisor]) {
      if (who.role < roles.locationManager) (await client.get(base).bearerToken(who.token)).assertStatus(403)
      ;(await speaking(client, who).create()).assertStatus(403)
      ;(await speaking(client, who).archive(type!.id)).assertStatus(403)
    }
    ;(await speaking(client, theirs.admin).update(type!)).assertStatus(404)
    ;(await speaking(client, theirs.admin).archive(type!.id)).assertStatus(404)
  })
})
