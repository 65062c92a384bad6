import { test } from '@japa/runner'
import { decideDue } from '#app/scheduling/claims/deciding/decide_due'
import { decideOpenShift } from '#app/scheduling/claims/deciding/decide_open_shift'
import { claimDesk, holderOf, isOver, monday, unassigned } from '#app/scheduling/claims/testing/claim_desk'
import { organisationContext, rows } from '#app/core/organisation_context'
import { planner } from '#tests/world/planner'
import { world, withoutRules, type World } from '#tests/world/world'

const due = (w: World) => decideDue(w.organisationId, Date.now())

test.group('Open shifts', () => {
  test('claims are collected, and the ledger decides once the time is over; each is notified once', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withoutRules(w)
    const plan = planner(client, w, w.manager)
    // The employee has a weekend day already, so the colleague gets this one although they claim later.
    await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: '2030-03-02' }))
    const entryId = await unassigned(client, w, { day: '2030-03-09' })
    const desk = claimDesk(client, w.manager)
    const [mine, theirs] = [claimDesk(client, w.employee), claimDesk(client, w.colleague)]
    assert.deepEqual(
      (await desk.unassigned()).body().result.map(({ entryId: id }: { entryId: string }) => id),
      [entryId]
    )
    const [id] = await desk.opened([entryId])
    assert.deepEqual((await desk.unassigned()).body().result, [])
    const [offered] = await mine.listed()
    assert.containsSubset(offered, { id, status: 'open', rule: 'fair', own: null, obstacle: null })
    assert.deepEqual(offered!.rights, { claim: true, takeBack: false, withdraw: false, decide: false })
    ;(await mine.claim(id!)).assertStatus(200)
    ;(await theirs.claim(id!)).assertStatus(200)
    ;(await mine.claim(id!)).assertStatus(200)
    assert.lengthOf((await mine.shown(id!)).claimants, 1)
    assert.deepEqual(
      (await desk.shown(id!)).claimants.map(({ employee }) => employee.id),
      [w.employee.employeeId, w.colleague.employeeId]
    )
    await due(w)
    await decideOpenShift({ organisationId: w.organisationId, id: id!, now: Date.now() })
    assert.equal((await mine.shown(id!)).status, 'open')
    await isOver(w, id!)
    ;(await claimDesk(client, w.admin).claim(id!)).assertStatus(409)
    await due(w)
    await due(w)
    await decideOpenShift({ organisationId: w.organisationId, id: id!, now: Date.now() })
    assert.containsSubset(await theirs.shown(id!), { status: 'assigned', own: 'won' })
    assert.equal((await mine.shown(id!)).own, 'lost')
    const { planned, seen } = await holderOf(client, w, entryId)
    assert.deepEqual([planned, seen], [w.colleague.employeeId, w.colleague.employeeId])
    assert.deepEqual(await theirs.news(), ['won', 'opened'])
    assert.deepEqual(await mine.news(), ['lost', 'opened'])
    assert.deepEqual(await claimDesk(client, w.locationManager).news(), ['opened'])
    assert.deepEqual(await mine.listed(), [])
    assert.lengthOf(await mine.listed(false), 1)
  })

  test('the planner’s step of undo takes the shift back, and redo gives it again', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const entryId = await unassigned(client, w)
    const [desk, mine] = [claimDesk(client, w.manager), claimDesk(client, w.employee)]
    const [id] = await desk.opened([entryId])
    ;(await mine.claim(id!)).assertStatus(200)
    assert.equal((await desk.decide(id!)).body().result.status, 'assigned')
    const plan = planner(client, w, w.manager)
    assert.equal((await plan.history()).undo!.label, 'assignOpenShift')
    ;(await plan.undo()).assertStatus(200)
    assert.equal((await mine.shown(id!)).status, 'withdrawn')
    const undone = await holderOf(client, w, entryId)
    assert.deepEqual([undone.planned, undone.seen], [null, null])
    ;(await plan.redo()).assertStatus(200)
    assert.equal((await mine.shown(id!)).status, 'assigned')
    const again = await holderOf(client, w, entryId)
    assert.deepEqual([again.planned, again.seen], [w.employee.employeeId, w.employee.employeeId])
  })

  test('planners see in their days what collects claims, and how many there are', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [entryId, far] = [
      await unassigned(client, w),
      await unassigned(client, w, { locationId: w.farLocationId }, w.admin),
    ]
    const [desk, admin] = [claimDesk(client, w.manager), claimDesk(client, w.admin)]
    const [id] = await desk.opened([entryId])
    const [elsewhere] = await admin.opened([far])
    ;(await claimDesk(client, w.employee).claim(id!)).assertStatus(200)
    const { closesAt } = await desk.shown(id!)
    assert.deepEqual(await desk.collecting(monday, '2030-03-05'), [{ id, entryId, closesAt, claims: 1 }])
    const all = await admin.collecting(monday, '2030-03-05')
    assert.deepEqual(all.map((one) => one.id).sort(), [id, elsewhere].sort())
    assert.deepEqual(await desk.collecting('2030-03-05', '2030-03-12'), [])
    assert.deepEqual(await claimDesk(client, (await world()).admin).collecting(monday, '2030-03-05'), [])
    assert.isUndefined(await claimDesk(client, w.employee).collecting(monday, '2030-03-05'))
    ;(await desk.withdraw(id!)).assertStatus(200)
    assert.deepEqual(await desk.collecting(monday, '2030-03-05'), [])
  })

  test('the first to claim gets it at once, where that is the rule', async ({ client, assert }) => {
    const w = await world()
    const entryId = await unassigned(client, w)
    const [id] = await claimDesk(client, w.manager).opened([entryId], { rule: 'first' })
    ;(await claimDesk(client, w.employee).claim(id!)).assertStatus(200)
    assert.equal((await claimDesk(client, w.employee).shown(id!)).own, 'won')
    assert.equal((await holderOf(client, w, entryId)).seen, w.employee.employeeId)
    const late = await claimDesk(client, w.colleague).claim(id!)
    assert.equal(late.body().Code, 'scheduling.open_shift_closed')
  })

  test('a rule of the company decides where the planner chose none', async ({ client, assert }) => {
    const w = await world()
    await organisationContext.run(w.organisationId, () =>
      rows(
        `update organisations set settings = '{"companyRules":{"openShifts":{"decidedBy":"first","hours":2}}}'`
      )
    )
    const [id] = await claimDesk(client, w.manager).opened([await unassigned(client, w)])
    const shown = await claimDesk(client, w.manager).shown(id!)
    assert.equal(shown.rule, 'first')
    assert.closeTo(Date.parse(shown.closesAt) - Date.now(), 2 * 3_600_000, 60_000)
  })

  test('a claim can be taken back, and a shift no one claims stays unassigned', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const entryId = await unassigned(client, w)
    const mine = claimDesk(client, w.employee)
    const [id] = await claimDesk(client, w.manager).opened([entryId])
    ;(await mine.claim(id!)).assertStatus(200)
    assert.deepEqual((await mine.shown(id!)).rights, {
      ...{ claim: false, takeBack: true, withdraw: false, decide: false },
    })
    ;(await mine.takeBack(id!)).assertStatus(200)
    assert.isTrue((await mine.shown(id!)).rights.claim)
    await isOver(w, id!)
    await due(w)
    assert.equal((await mine.shown(id!)).status, 'unclaimed')
    assert.isNull((await holderOf(client, w, entryId)).planned)
    assert.deepEqual(await mine.news(), ['opened'])
    // It can be opened again.
    assert.lengthOf(await claimDesk(client, w.manager).opened([entryId]), 1)
  })
})

test.group('What the rules say of a claim', () => {
  test('is said before, and again when it is decided', async ({ client, assert }) => {
    const w = await world()
    const plan = planner(client, w, w.manager)
    await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: monday }))
    // By their hours the colleague comes second.
    for (const day of ['2030-02-26', '2030-02-27', '2030-02-28'])
      await plan.create(plan.shift({ employeeId: w.colleague.employeeId, day }))
    const [first, second] = [await unassigned(client, w), await unassigned(client, w, { day: '2030-03-06' })]
    const [here, later] = await claimDesk(client, w.manager).opened([first, second])
    const mine = claimDesk(client, w.employee)
    assert.containsSubset(await mine.shown(here!), { obstacle: 'not_free', rights: { claim: false } })
    const refused = await mine.claim(here!)
    assert.equal(refused.body().Code, 'scheduling.claim_not_allowed')
    assert.equal(refused.body().Details.obstacle, 'not_free')
    ;(await mine.claim(later!)).assertStatus(200)
    ;(await claimDesk(client, w.colleague).claim(later!)).assertStatus(200)
    // Planned otherwise since: the claim no longer holds, so the next one gets it.
    await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: '2030-03-06' }))
    await isOver(w, later!)
    await due(w)
    assert.equal((await mine.shown(later!)).own, 'lost')
    assert.equal((await holderOf(client, w, second)).planned, w.colleague.employeeId)
  })

  test('a shift that is deleted, changed or assigned since is no longer claimed', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const plan = planner(client, w, w.manager)
    const entries = [
      await unassigned(client, w),
      await unassigned(client, w, { day: '2030-03-05' }),
      await unassigned(client, w, { day: '2030-03-06' }),
    ]
    const ids = await claimDesk(client, w.manager).opened(entries)
    const mine = claimDesk(client, w.employee)
    ;(await mine.claim(ids[0]!)).assertStatus(200)
    const versions = await Promise.all(entries.map((id) => holderOf(client, w, id)))
    const at = (place: number) => ({ id: entries[place]!, version: versions[place]!.version })
    await plan.send([
      { kind: 'delete', ...at(0) },
      { kind: 'update', ...at(1), changes: { start: '09:00', end: '17:00' } },
      { kind: 'update', ...at(2), changes: { employeeId: w.colleague.employeeId } },
    ])
    for (const id of ids) {
      assert.equal((await mine.shown(id)).status, 'outdated')
      assert.equal((await mine.claim(id)).body().Code, 'scheduling.open_shift_changed')
    }
    for (const id of ids) await isOver(w, id)
    await due(w)
    assert.equal((await mine.shown(ids[0]!)).own, 'lost')
    assert.equal((await holderOf(client, w, entries[2]!)).planned, w.colleague.employeeId)
  })
})

test.group('Who opens and claims', () => {
  test('only unassigned shifts ahead at one’s locations, each once', async ({ client, assert }) => {
    const w = await world()
    const plan = planner(client, w, w.manager)
    const taken = await plan.create(plan.shift({ employeeId: w.employee.employeeId, day: monday }))
    const past = await plan.create(plan.shift({ day: '2026-11-02' }))
    const desk = claimDesk(client, w.manager)
    for (const { id } of [taken, past])
      assert.equal((await desk.open([id])).body().Code, 'scheduling.open_shift_choice')
    const entryId = await unassigned(client, w)
    await desk.opened([entryId])
    assert.equal((await desk.open([entryId])).body().Code, 'scheduling.open_shift_already')
    ;(await desk.open([])).assertStatus(400)
    ;(await desk.open([entryId], { hours: 0 })).assertStatus(400)
    ;(await desk.open([entryId, entryId])).assertStatus(400)
    ;(await claimDesk(client, w.employee).open([entryId])).assertStatus(403)
    const far = planner(client, w, w.admin)
    const away = await far.create(far.shift({ day: monday, locationId: w.farLocationId }))
    ;(await desk.open([away.id])).assertStatus(403)
  })

  test('people of the location and the position, with the tag where there is one', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const tag = (
      await client
        .post('/api/organisation-management/tags')
        .json({ name: 'Klucze' })
        .bearerToken(w.admin.token)
    ).body().result.id
    await organisationContext.run(w.organisationId, () =>
      rows('insert into employee_tags (organisation_id, employee_id, tag_id) values (?, ?, ?)', [
        ...[w.organisationId, w.colleague.employeeId, tag],
      ])
    )
    const [plain, tagged] = [await unassigned(client, w), await unassigned(client, w, { day: '2030-03-06' })]
    const waiters = await unassigned(client, w, { day: '2030-03-07', positionId: w.waiterId })
    const desk = claimDesk(client, w.manager)
    const [open] = await desk.opened([plain])
    const [keys] = await desk.opened([tagged], { tagIds: [tag] })
    const [others] = await desk.opened([waiters])
    const ids = async (who: World['employee']) => (await claimDesk(client, who).listed()).map(({ id }) => id)
    assert.deepEqual(await ids(w.employee), [open])
    assert.deepEqual(await ids(w.colleague), [open, keys])
    assert.deepEqual(await ids(w.manager), [open, keys, others])
    for (const id of [keys, others]) (await claimDesk(client, w.employee).claim(id!)).assertStatus(404)
    ;(await claimDesk(client, w.manager).claim(others!)).assertStatus(404)
    const stranger = claimDesk(client, (await world()).admin)
    for (const answer of [stranger.show(open!), stranger.claim(open!), stranger.decide(open!)])
      (await answer).assertStatus(404)
    ;(await claimDesk(client, w.employee).withdraw(open!)).assertStatus(403)
    ;(await desk.withdraw(open!)).assertStatus(200)
    assert.equal((await desk.withdraw(open!)).body().Code, 'scheduling.open_shift_closed')
  })

  test('a shift whose planner may no longer plan is withdrawn, not given away', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const entryId = await unassigned(client, w)
    const [id] = await claimDesk(client, w.manager).opened([entryId])
    const mine = claimDesk(client, w.employee)
    ;(await mine.claim(id!)).assertStatus(200)
    await organisationContext.run(w.organisationId, async () => {
      await rows('update employees set role = 0 where id = ?', [w.manager.employeeId])
      await rows('update users set role = 0 where id = ?', [w.manager.userId])
    })
    await isOver(w, id!)
    await due(w)
    assert.containsSubset(await mine.shown(id!), { status: 'withdrawn', own: 'lost' })
    assert.isNull((await holderOf(client, { ...w, manager: w.admin }, entryId)).planned)
  })
})
