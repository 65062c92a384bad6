import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { takeTurns } from '#app/core/database/take_turns'
import { organisationContext } from '#app/core/organisation_context'
import { rejectRequest } from '#app/requests/deciding/decide_request'
import { deleteRequest } from '#app/requests/filing/delete_request'
import { changeRequest } from '#app/requests/filing/save_request'
import { madeType, requestDesk } from '#app/requests/testing/request_desk'
import type { EntryDraft } from '#contracts/schedule'
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

test.group('What a request has in the schedule', () => {
  test('comes back whole or not at all', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    const [desk, mine] = [requestDesk(client, w.locationManager), planner(client, w, w.locationManager)]
    const hers = planner(client, w, w.manager)
    await desk.approve(id, 1)
    ;(await desk.reject(id, 2)).assertStatus(200)
    const { employeeId } = w.employee
    await hers.create(hers.shift({ employeeId, day: '2030-03-05' }))
    const { heldBack, conflicts } = (await mine.undo()).body().result
    assert.isTrue(heldBack)
    assert.deepEqual(
      conflicts.map(({ ruleId }: { ruleId?: string }) => ruleId),
      ['absence']
    )
    assert.isEmpty(await absencesOf(client, w))
    assert.equal((await desk.details(id)).status, 2)
  })

  test('goes whole or not at all', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    const [desk, mine] = [requestDesk(client, w.locationManager), planner(client, w, w.locationManager)]
    await desk.approve(id, 1)
    const [first] = await absencesOf(client, w)
    const noted = { kind: 'update', id: first!.id, version: first!.version } as const
    const hers = planner(client, w, w.admin)
    ;(await hers.send([{ ...noted, changes: { comment: 'Reachable by phone' } }])).assertStatus(200)
    assert.containsSubset((await mine.undo()).body().result, {
      heldBack: true,
      conflicts: [{ entryId: first!.id, byName: 'Ada Đặng' }],
    })
    assert.lengthOf(await absencesOf(client, w), 5)
    const { status, version } = await desk.details(id)
    assert.equal(status, 1)
    ;(await desk.reject(id, version)).assertStatus(200)
    assert.isEmpty(await absencesOf(client, w))
  })

  test('does not come back beside a later request for the same days', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w, { kind: 'delegation', shortcut: 'BT' })
    const own = requestDesk(client, w.employee)
    const [desk, plan] = [requestDesk(client, w.locationManager), planner(client, w, w.locationManager)]
    const { id } = await own.filed(typeId)
    await desk.approve(id, 1)
    ;(await desk.reject(id, 2)).assertStatus(200)
    assert.equal((await plan.history()).undo?.label, 'withdrawRequest')
    // Other days leave it alone.
    await own.filed(typeId, { firstDay: '2030-03-11', lastDay: '2030-03-12' })
    assert.equal((await plan.history()).undo?.label, 'withdrawRequest')
    await own.filed(typeId, { firstDay: '2030-03-08', lastDay: '2030-03-08' })
    assert.isNull((await plan.history()).undo)
  })

  test('is not a planner’s to move, give away or delete', async ({ client, assert }) => {
    const w = await world()
    const typeId = await madeType(w)
    const { id } = await requestDesk(client, w.employee).filed(typeId)
    await requestDesk(client, w.locationManager).approve(id, 1)
    const plan = planner(client, w, w.manager)
    const [first] = await absencesOf(client, w)
    const { id: entryId, version } = first!
    const wanted: Partial<EntryDraft>[] = [
      { day: '2030-03-12' },
      { employeeId: w.colleague.employeeId },
      { type: 0, start: '08:00', end: '16:00', fullDay: false },
      { fullDay: false, start: '08:00', end: '12:00' },
      { code: 'XX' },
    ]
    const changes = wanted.map((changed) => ({
      ...{ kind: 'update' as const, id: entryId, version },
      changes: changed,
    }))
    for (const operation of [...changes, { kind: 'delete' as const, id: entryId, version }]) {
      const refused = (await plan.send([operation])).body()
      assert.equal(refused.Code, 'scheduling.entry_of_request', JSON.stringify(operation))
      assert.deepEqual(refused.Details, { entryId })
    }
    assert.lengthOf(await absencesOf(client, w), 5)
  })
})
