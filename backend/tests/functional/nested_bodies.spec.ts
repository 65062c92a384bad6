import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { endpoints, type Endpoint } from '#tests/architecture/routes'
import { addressOf, patiently } from '#tests/world/asking'
import { foreignMark, ownMark, rowsOfEveryKind, type Ids } from '#tests/world/every_kind'
import { fingerprint, tablesWith } from '#tests/world/fingerprint'
import { eachOf } from '#tests/world/lanes'
import { placesOf, put, wholeBodies, type Place } from '#tests/world/whole_body'
import { world } from '#tests/world/world'

const writing = () =>
  endpoints().filter(
    ({ method, needsAccount, pattern }) =>
      needsAccount &&
      method !== 'GET' &&
      !/archive$|user-access|impersonations|\/office\/|deletion/.test(pattern)
  )

/** Without a query: what is there would be read instead of the same name in the body. */
const send = (client: ApiClient, { method, pattern }: Endpoint, token: string, ids: Ids, body: object) =>
  patiently(() => client.request(addressOf(pattern, ids), method).bearerToken(token).json(body))

/** An object with what was not meant for it; what it may have stays as it is. */
const withMore = (value: object, more: Record<string, unknown>, fields: readonly string[]): object => ({
  ...Object.fromEntries(Object.entries(more).filter(([key]) => !fields.includes(key))),
  ...value,
})

test.group('Values deep in a body', () => {
  test('gives no one a role and another organisation nothing', async ({ client, assert }) => {
    const [own, theirs] = [await world(), await world()]
    const [ids, foreign] = [await rowsOfEveryKind(own, ownMark), await rowsOfEveryKind(theirs, foreignMark)]
    const before = await fingerprint(foreign.organisation)
    const planted = { id: newId(), user: newId(), word: `planted-${newId()}` }
    const wanted: Record<string, unknown> = {
      ...{ id: planted.id, userId: planted.user, user_id: planted.user, isAdmin: planted.word },
      ...{ role: 8, organisationId: foreign.organisation, organisation_id: foreign.organisation },
    }
    let taken = 0
    let deep = 0
    await eachOf(writing(), async (endpoint) => {
      for (const body of wholeBodies(endpoint, ids)) {
        const objects = placesOf(endpoint, body).filter(
          ({ value, isDescribed }) =>
            isDescribed && value !== null && typeof value === 'object' && !Array.isArray(value)
        )
        const planting = (places: Place[]) =>
          places.reduce<unknown>(
            (made, { path, fields }) => put(made, path, (value) => withMore(value as object, wanted, fields)),
            body
          )
        // Within and outside apart: what refuses the one must not hide the other.
        const spoilt = objects.length > 1 ? [objects, objects.slice(1)] : [objects]
        deep += objects.length - 1
        for (const places of spoilt) {
          const one = planting(places)
          const answer = await send(client, endpoint, own.admin.token, ids, one as object)
          const what = `${endpoint.method} ${endpoint.pattern} ${JSON.stringify(one)}`
          assert.isBelow(answer.status(), 500, what)
          assert.notInclude(answer.text(), planted.word, what)
          if (answer.status() < 300) taken += 1
        }
      }
    })
    assert.isAbove(deep, 30)
    assert.isAbove(taken, 30)
    assert.equal(await fingerprint(foreign.organisation), before)
    for (const value of Object.values(planted))
      assert.deepEqual(await tablesWith(own.organisationId, value), [], value)
    assert.deepEqual(await tablesWith(own.organisationId, foreign.organisation), [])
    const raised = await db.from('users').where('organisation_id', own.organisationId).where('role', '>', 4)
    assert.lengthOf(raised, 0)
  }).timeout(60_000)

  test('names nothing of another organisation', async ({ client, assert }) => {
    const [own, theirs] = [await world(), await world()]
    const [ids, foreign] = [await rowsOfEveryKind(own, ownMark), await rowsOfEveryKind(theirs, foreignMark)]
    const before = await fingerprint(foreign.organisation)
    const kinds = new Map(Object.entries(ids).map(([kind, id]) => [id, kind as keyof Ids]))
    let asked = 0
    const passed = new Set<string>()
    await eachOf(writing(), async (endpoint) => {
      for (const body of wholeBodies(endpoint, ids))
        for (const { path, value, isId, isDescribed } of placesOf(endpoint, body)) {
          const kind = isId && isDescribed && kinds.get(value as string)
          if (!kind) continue
          asked += 1
          const spoilt = put(body, path, () => foreign[kind]) as object
          const answer = await send(client, endpoint, own.admin.token, ids, spoilt)
          const what = `${endpoint.method} ${endpoint.pattern} ${path}`
          assert.isBelow(answer.status(), 500, what)
          assert.notInclude(answer.text(), foreignMark.word, what)
          if (answer.status() < 300) passed.add(what)
        }
    })
    assert.isAbove(asked, 50)
    // Filters match nothing then, and lists without versions pass over what is gone; no other route does so.
    assert.sameMembers(
      [...passed],
      [
        'POST /api/scheduling/publications/undoable employeeIds.0',
        'POST /api/scheduling/publications/undoable positionIds.0',
        'POST /api/scheduling/period-copies/previews entryIds.0',
        'POST /api/time-tracking/records/acceptances records.0.id',
      ]
    )
    assert.equal(await fingerprint(foreign.organisation), before)
    for (const [kind, id] of Object.entries(foreign))
      assert.deepEqual(await tablesWith(own.organisationId, id), [], kind)
  }).timeout(60_000)
})
