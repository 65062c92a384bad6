import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { takeTurns } from '#app/core/database/take_turns'
import { organisationContext } from '#app/core/organisation_context'
import { rejectRequest } from '#app/requests/deciding/decide_request'
import { deleteRequest } from '#app/requests/filing/delete_request'
import { changeRequest } from '#app/requests/filing/save_request'
import { madeType, requestDesk } from '#app/requests/testing/request_desk'
import { planner } from '#tests/world/planner'
import { world, type World } from '#tests/world/world'

const absencesOf = async (client: ApiClient, w: World) =>
  (await planner(client, w, w.manager).range('2030-03-01', '2030-04-01')).entries.filter(
    ({ type }) => type === 1
  )

/** A request that was approved, and whose step of the schedule was undone. */
async function undone(client: ApiClient, w: World) {
  const typeId = await madeType(w)
  const own = requestDesk(client, w.employee)
  const { id } = await own.filed(typeId)
  ;(await requestDesk(client, w.locationManager).approve(id, 1)).assertStatus(200)
  ;(await planner(client, w, w.locationManager).undo()).assertStatus(200)
  const { version } = await own.details(id)
  const { draft: _draft, ...content } = own.usual(typeId, { lastDay: '2030-03-05' })
  return { id, version, change: { ...content, version, draft: false } }
}
type Undone = Awaited<ReturnType<typeof undone>>

const what: Record<string, (w: World, made: Undone) => Promise<unknown>> = {
  edited: (_, { id, change }) => changeRequest(id, change, 'en-US'),
  deleted: (_, { id, version }) => deleteRequest(id, version, 'en-US'),
  rejected: (_, { id, version }) => rejectRequest(id, { version, reason: null }, 'en-US'),
}

test.group('A step of the schedule done again while its request changes', () => {
  for (const [name, act] of Object.entries(what))
    test(`leaves no absence of a request that is ${name} before it has followed`, async ({
      client,
      assert,
    }) => {
      const w = await world()
      const made = await undone(client, w)
      const who = name === 'rejected' ? w.locationManager : w.employee
      let redo: Promise<{ status(): number }> | undefined
      await organisationContext.run(
        w.organisationId,
        async () => {
          // The request cannot follow its step until this unit of work ends.
          await takeTurns('requests')
          redo = planner(client, w, w.locationManager).redo()
          redo.catch(() => undefined)
          while ((await absencesOf(client, w)).length === 0) await new Promise((done) => setTimeout(done, 20))
          await act(w, made)
        },
        who.actor
      )
      assert.equal((await redo!).status(), 200)
      assert.deepEqual(await absencesOf(client, w), [])
    })

  test('in the same moment, either comes first and nothing is left over', async ({ client, assert }) => {
    for (let round = 0; round < 6; round += 1) {
      const w = await world()
      const { id, version, change } = await undone(client, w)
      const desk = requestDesk(client, w.locationManager)
      const other = [
        () => requestDesk(client, w.employee).change(id, change),
        () => desk.reject(id, version),
        () => requestDesk(client, w.employee).remove(id, version),
      ][round % 3]!
      const answers = await Promise.all([planner(client, w, w.locationManager).redo(), other()])
      const shown = (await requestDesk(client, w.employee).show(id)).body().result
      const expected = shown?.status === 1 ? 5 : 0
      const statuses = answers.map((answer) => answer.status()).join(' ')
      assert.lengthOf(await absencesOf(client, w), expected, `round ${round}: ${statuses}`)
    }
  })
})
