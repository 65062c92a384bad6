import { test } from '@japa/runner'
import { confirmation, day, publishedShifts, seenBy, swapDesk } from '#app/scheduling/swaps/testing/swap_desk'
import { planner } from '#tests/world/planner'
import { world, type World } from '#tests/world/world'

const week = ['2030-03-01', '2030-03-15'] as const

/** Whose each published shift is, by its id, as the person sees it. */
test.group('Swaps', () => {
  test('a shift is given away once the colleague accepts, and staff see it at once', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await confirmation(w, false)
    const { employeeId: colleagueId } = w.colleague
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const [mine, theirs] = [swapDesk(client, w.employee), swapDesk(client, w.colleague)]
    const partner = (await mine.partnersOf(shift!)).find(({ employeeId }) => employeeId === colleagueId)
    assert.isNull(partner!.obstacle)
    const swap = await mine.proposed(shift!, colleagueId)
    assert.containsSubset(swap, { status: 'asked', needsConfirmation: false, outdated: false })
    assert.deepEqual(swap.rights, { answer: false, confirm: false, withdraw: true })
    assert.isTrue((await theirs.shown(swap.id)).rights.answer)
    ;(await theirs.accept(swap.id)).assertStatus(200)
    assert.equal((await mine.shown(swap.id)).status, 'done')
    assert.deepEqual(await seenBy(client, w, [shift!]), [colleagueId])
    const own = await planner(client, w, w.colleague).range(...week)
    assert.containsSubset(own.entries, [{ id: shift, employeeId: colleagueId }])
    const again = await theirs.accept(swap.id)
    assert.equal(again.body().Code, 'scheduling.swap_not_in_this_state')
  })

  test('shift for shift waits for the supervisor, whose step of undo gives both back', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await confirmation(w, true)
    const people = [w.employee.employeeId, w.colleague.employeeId]
    const ids = await publishedShifts(client, w, [
      { who: w.employee },
      { who: w.colleague, day: '2030-03-06' },
    ])
    const [mine, theirs] = [swapDesk(client, w.employee), swapDesk(client, w.colleague)]
    const desk = swapDesk(client, w.manager)
    const partner = (await mine.partnersOf(ids[0]!)).find(({ employeeId }) => employeeId === people[1])
    assert.containsSubset(partner!.returns, [{ entryId: ids[1], obstacle: null, position: 'Kucharz' }])
    const swap = await mine.proposed(ids[0]!, people[1]!, ids[1])
    ;(await theirs.accept(swap.id)).assertStatus(200)
    assert.equal((await mine.shown(swap.id)).status, 'accepted')
    assert.deepEqual(await seenBy(client, w, ids), people)
    ;(await mine.confirm(swap.id)).assertStatus(403)
    assert.isTrue((await desk.shown(swap.id)).rights.confirm)
    ;(await desk.confirm(swap.id)).assertStatus(200)
    assert.equal((await mine.shown(swap.id)).status, 'done')
    assert.deepEqual(await seenBy(client, w, ids), people.toReversed())

    const plan = planner(client, w, w.manager)
    assert.equal((await plan.history()).undo!.label, 'swapShifts')
    ;(await plan.undo()).assertStatus(200)
    assert.equal((await mine.shown(swap.id)).status, 'accepted')
    assert.deepEqual(await seenBy(client, w, ids), people)
    ;(await plan.redo()).assertStatus(200)
    assert.equal((await mine.shown(swap.id)).status, 'done')
    assert.deepEqual(await seenBy(client, w, ids), people.toReversed())
    ;(await plan.undo()).assertStatus(200)
    ;(await desk.refuse(swap.id, 'Stocktaking')).assertStatus(200)
    assert.containsSubset(await mine.shown(swap.id), { status: 'rejected', decisionReason: 'Stocktaking' })
  })

  test('of many answers at once one wins, and no one has two shifts', async ({ client, assert }) => {
    const w = await world()
    await confirmation(w, false)
    const others = [w.colleague, w.manager, w.locationManager]
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const asked = await swapDesk(client, w.employee).askBoth(
      shift!,
      others.map(({ employeeId }) => employeeId)
    )
    asked.assertStatus(201)
    const { id } = asked.body().result
    const answers = await Promise.all(others.map((who) => swapDesk(client, who).accept(id)))
    assert.deepEqual(answers.map((answer) => answer.status()).toSorted(), [200, 409, 409])
    const winner = others[answers.findIndex((answer) => answer.status() === 200)]!
    assert.deepEqual(await seenBy(client, w, [shift!]), [winner.employeeId])
  })

  test('a swap is over once all have refused it, or it is withdrawn', async ({ client, assert }) => {
    const w = await world()
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const mine = swapDesk(client, w.employee)
    const ids = [w.colleague, w.manager].map(({ employeeId }) => employeeId)
    const { id } = (await mine.askBoth(shift!, ids)).body().result
    const second = await mine.propose(shift!, ids[0]!)
    assert.equal(second.body().Code, 'scheduling.swap_open_already')
    const theirs = swapDesk(client, w.colleague)
    // A colleague sees no others who are asked.
    assert.lengthOf((await theirs.shown(id)).offers, 1)
    assert.lengthOf((await mine.shown(id)).offers, 2)
    ;(await theirs.reject(id)).assertStatus(200)
    assert.equal((await mine.shown(id)).status, 'asked')
    ;(await swapDesk(client, w.manager).reject(id)).assertStatus(200)
    assert.equal((await mine.shown(id)).status, 'rejected')
    const next = await mine.proposed(shift!, ids[0]!)
    ;(await theirs.withdraw(next.id)).assertStatus(403)
    ;(await mine.withdraw(next.id)).assertStatus(200)
    assert.equal((await theirs.accept(next.id)).body().Code, 'scheduling.swap_not_in_this_state')
  })

  test('what the rules are against is said before, and refused', async ({ client, assert }) => {
    const w = await world()
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }, { who: w.colleague }])
    const mine = swapDesk(client, w.employee)
    const { employeeId } = w.colleague
    const partners = await mine.partnersOf(shift!)
    assert.equal(partners.find((one) => one.employeeId === employeeId)!.obstacle, 'not_free')
    const refused = await mine.propose(shift!, employeeId)
    assert.equal(refused.body().Code, 'scheduling.swap_not_allowed')
    assert.equal(refused.body().Details.obstacle, 'not_free')
  })

  test('a shift that changed since is no longer exchanged', async ({ client, assert }) => {
    const w = await world()
    await confirmation(w, false)
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const swap = await swapDesk(client, w.employee).proposed(shift!, w.colleague.employeeId)
    const plan = planner(client, w, w.manager)
    const entry = (await plan.range(...week)).entries.find(({ id }) => id === shift)!
    await plan.send([
      { kind: 'update', id: shift!, version: entry.version, changes: { start: '09:00', end: '17:00' } },
    ])
    const theirs = swapDesk(client, w.colleague)
    assert.isTrue((await theirs.shown(swap.id)).outdated)
    assert.isFalse((await theirs.shown(swap.id)).rights.answer)
    assert.equal((await theirs.accept(swap.id)).body().Code, 'scheduling.swap_outdated')
    assert.equal((await theirs.shown(swap.id)).status, 'asked')
  })
})

test.group('Who swaps', () => {
  test('only own published shifts, with people who may be asked', async ({ client, assert }) => {
    const w = await world()
    const [mineId, theirsId] = await publishedShifts(client, w, [
      { who: w.employee },
      { who: w.colleague, day: '2030-03-08' },
    ])
    const plan = planner(client, w, w.manager)
    const mine = swapDesk(client, w.employee)
    const draft = await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: '2030-03-11' }))
    for (const id of [theirsId!, draft.id])
      assert.equal((await mine.propose(id, w.colleague.employeeId)).body().Code, 'scheduling.swap_shift')
    assert.deepEqual(
      (await mine.shifts()).body().result.map(({ entryId }: { entryId: string }) => entryId),
      [mineId]
    )
    const self = await mine.propose(mineId!, w.employee.employeeId)
    assert.equal(self.body().Code, 'scheduling.swap_partner')
    const twice = await mine.propose(mineId!, w.colleague.employeeId, mineId!)
    assert.equal(twice.body().Code, 'scheduling.swap_partner')
    ;(await mine.propose(mineId!, w.colleague.employeeId, null, { asked: [] })).assertStatus(400)
  })

  test('an advisor accepts nothing, a stranger sees nothing, an uninvolved colleague neither', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const swap = await swapDesk(client, w.employee).proposed(shift!, w.manager.employeeId)
    ;(await swapDesk(client, w.colleague).show(swap.id)).assertStatus(404)
    ;(await swapDesk(client, w.colleague).accept(swap.id)).assertStatus(404)
    ;(await swapDesk(client, w.advisor).accept(swap.id)).assertStatus(403)
    ;(await swapDesk(client, w.advisor).confirm(swap.id)).assertStatus(403)
    const stranger = swapDesk(client, (await world()).admin)
    ;(await stranger.show(swap.id)).assertStatus(404)
    ;(await stranger.confirm(swap.id)).assertStatus(404)
    ;(await swapDesk(client, w.manager).accept(swap.id)).assertStatus(200)
    // The manager takes part, so another supervisor confirms.
    const own = await swapDesk(client, w.manager).confirm(swap.id)
    assert.equal(own.body().Code, 'scheduling.swap_own_decision')
    ;(await swapDesk(client, w.locationManager).confirm(swap.id)).assertStatus(200)
    assert.deepEqual(await seenBy(client, w, [shift!]), [w.manager.employeeId])
  })

  test('nothing is offered where swaps are off', async ({ client, assert }) => {
    const w = await world()
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const person = await client
      .get(`/api/organisation-management/employees/${w.employee.employeeId}`)
      .bearerToken(w.admin.token)
    const { version } = person.body().result
    ;(
      await client
        .put(`/api/organisation-management/employees/${w.employee.employeeId}`)
        .json({ ...person.body().result, version, swapsEnabled: false })
        .bearerToken(w.admin.token)
    ).assertStatus(200)
    const off = await swapDesk(client, w.employee).propose(shift!, w.colleague.employeeId)
    assert.equal(off.body().Code, 'scheduling.swaps_off')
    const [their] = await publishedShifts(client, w, [{ who: w.colleague, day: '2030-03-12' }])
    const partners = await swapDesk(client, w.colleague).partnersOf(their!)
    assert.isUndefined(partners.find(({ employeeId }) => employeeId === w.employee.employeeId))
  })

  test('lists: one’s own, and for supervisors the others', async ({ client, assert }) => {
    const w = await world()
    const [shift] = await publishedShifts(client, w, [{ who: w.employee }])
    const swap = await swapDesk(client, w.employee).proposed(shift!, w.colleague.employeeId)
    const ids = async (who: World['employee'], query: object = {}) =>
      (await swapDesk(client, who).list(query)).body().result.items.map(({ id }: { id: string }) => id)
    assert.deepEqual(await ids(w.employee), [swap.id])
    assert.deepEqual(await ids(w.colleague, { whose: 'own', open: true }), [swap.id])
    assert.deepEqual(await ids(w.colleague, { open: false }), [])
    assert.deepEqual(await ids(w.manager, { whose: 'own' }), [])
    assert.deepEqual(await ids(w.manager, { whose: 'others' }), [swap.id])
    assert.equal((await swapDesk(client, w.manager).shown(swap.id)).shift.day, day)
  })
})
