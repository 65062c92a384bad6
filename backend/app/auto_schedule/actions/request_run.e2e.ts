import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { requestRun } from '#app/auto_schedule/actions/request_run'
import { newId } from '#app/core/models/new_id'
import { generator, goals, openShifts, problemOf, weekAt } from '#app/auto_schedule/testing/stage'
import { monday, place } from '#tests/world/placed_shifts'
import { acting, world } from '#tests/world/world'

const storedProblem = (organisationId: string, id: string) =>
  organisationContext.run(organisationId, () => problemOf(id))

test.group('POST scheduling/auto-schedule-checks', () => {
  test('positions and people that do not exist are refused, and nothing runs', async ({ client, assert }) => {
    const [w, stranger] = [await world(), await world()]
    await openShifts(w)
    const { check, request } = generator(client, w.manager)
    const unknown = [
      { positionIds: [newId()] },
      { employeeIds: [w.employee.employeeId, newId()] },
      { employeeIds: [stranger.employee.employeeId] },
    ]
    for (const some of unknown)
      for (const answer of [
        await check({ ...weekAt(w), ...some }),
        await request({ ...weekAt(w), ...some }),
      ]) {
        answer.assertStatus(404)
        assert.equal(answer.body().Code, 'core.not_found')
      }
    const known = { ...weekAt(w), positionIds: [w.cookId], employeeIds: [w.employee.employeeId] }
    ;(await check(known)).assertStatus(200)
  })

  test('shifts at a location where none of the named people work are answered with that', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await place(w, [{ locationId: w.farLocationId }])
    const { check, request } = generator(client, w.admin)
    const scope = { ...weekAt(w), locationIds: [w.farLocationId], employeeIds: [w.employee.employeeId] }
    const answer = await check(scope)
    answer.assertStatus(200)
    assert.deepInclude(answer.body().result, { shifts: 1, people: 0 })
    assert.include(JSON.stringify(answer.body().result.findings), 'no_people')
    ;(await request(scope)).assertStatus(400)
  })

  test('counts shifts and people and finds what stands in the way', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w)
    await place(w, [{ positionId: w.waiterId }])
    const answer = await generator(client, w.manager).check(weekAt(w))
    answer.assertStatus(200)
    const { shifts, people, neededMinutes, findings } = answer.body().result
    assert.deepEqual([shifts, people, neededMinutes], [6, 6, 6 * 480])
    assert.include(
      findings.map(({ code }: { code: string }) => code),
      'no_qualified_person'
    )
    assert.notMatch(JSON.stringify(answer.body()), /Wiśniewska|Nowak/)
  })

  test('kept shifts are not to be decided: published ones, locked ones, manual ones', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [open] = await openShifts(w, 1)
    await place(w, [
      { day: '2026-11-03', employeeId: w.employee.employeeId },
      { day: '2026-11-04', employeeId: w.employee.employeeId, locked: true },
    ])
    const count = async (keep: { published: boolean; locked: boolean; manual: boolean }) =>
      (await generator(client, w.manager).check(weekAt(w, { keep }))).body().result.shifts
    assert.equal(await count({ published: false, locked: false, manual: false }), 3)
    assert.equal(await count({ published: false, locked: true, manual: false }), 2)
    assert.equal(await count({ published: false, locked: false, manual: true }), 1)
    await acting(w.admin, () =>
      rows(`update schedule_entries set published = '{}' where id <> ?`, [open!.id])
    )
    assert.equal(await count({ published: true, locked: false, manual: false }), 1)
  })

  test('a reversed or endless period is refused', async ({ client, assert }) => {
    const w = await world()
    const { check } = generator(client, w.manager)
    const reversed = await check(weekAt(w, { until: monday }))
    assert.equal(reversed.body().Code, 'scheduling.range_reversed')
    const endless = await check(weekAt(w, { until: '2027-11-02' }))
    assert.equal(endless.body().Code, 'scheduling.range_too_long')
    assert.match(endless.body().ErrorMessage, /92/)
  })

  test('managers may, advisors and employees may not, and no one elsewhere', async ({ client }) => {
    const w = await world()
    await openShifts(w, 1)
    for (const who of [w.manager, w.locationManager, w.admin])
      (await generator(client, who).check(weekAt(w))).assertStatus(200)
    for (const who of [w.advisor, w.employee])
      (await generator(client, who).check(weekAt(w))).assertStatus(403)
    const elsewhere = weekAt(w, { locationIds: [w.farLocationId] })
    ;(await generator(client, w.manager).check(elsewhere)).assertStatus(403)
    const stranger = await world()
    ;(await generator(client, stranger.manager).check(weekAt(w))).assertStatus(404)
  })
})

test.group('POST scheduling/auto-schedule-runs', () => {
  test('stores the question as it is now, in ids only', async ({ client, assert }) => {
    const w = await world()
    const shifts = await openShifts(w, 2)
    await place(w, [
      { day: '2026-10-25', employeeId: w.employee.employeeId },
      {
        type: 1,
        day: '2026-11-03',
        employeeId: w.employee.employeeId,
        fullDay: true,
        start: '00:00',
        end: '00:00',
      },
      { type: 8, day: '2026-11-02', employeeId: w.colleague.employeeId, availability: 'preferred' },
    ])
    const answer = await generator(client, w.manager).request(weekAt(w))
    answer.assertStatus(201)
    assert.containsSubset(answer.body().result, {
      state: 'requested',
      requestedByUserId: w.manager.userId,
      budgetMs: 5_000,
      progress: null,
      variants: [],
      repair: null,
    })
    const problem = await storedProblem(w.organisationId, answer.body().result.id)
    assert.equal(problem.people.length, 6)
    assert.equal(problem.zone, 'Europe/Warsaw')
    assert.deepEqual(
      problem.shifts.map(({ id }) => id),
      shifts.map(({ id }) => id)
    )
    assert.deepEqual(
      problem.fixed.map(({ day, personId }) => [day, personId]),
      [['2026-10-25', w.employee.employeeId]]
    )
    assert.deepEqual(problem.absences, [
      {
        personId: w.employee.employeeId,
        start: Date.parse('2026-11-02T23:00:00Z'),
        end: Date.parse('2026-11-03T23:00:00Z'),
      },
    ])
    assert.deepEqual(
      problem.availability.map(({ kind, personId }) => [kind, personId]),
      [['preferred', w.colleague.employeeId]]
    )
    const away = problem.people.find(({ id }) => id === w.employee.employeeId)!
    const other = problem.people.find(({ id }) => id === w.colleague.employeeId)!
    // Sunday 1 to Sunday 8 November: a full week of 40 hours, less the day of leave.
    assert.equal(other.periods[0]!.normMinutes - away.periods[0]!.normMinutes, 480)
    assert.notMatch(JSON.stringify(problem), /Nowak|Kowalska|Ada|@/)
  })

  test('nothing to fill and no one to fill it are distinguished', async ({ client, assert }) => {
    const w = await world()
    const { request } = generator(client, w.manager)
    assert.equal((await request(weekAt(w))).body().Code, 'scheduling.no_shifts_to_plan')
    await openShifts(w, 1)
    const { employeeId } = w.colleague
    await acting(w.admin, () =>
      rows('update employees set disabled_in_schedule = true where id = ?', [employeeId])
    )
    const noPeople = await request(weekAt(w, { employeeIds: [employeeId] }))
    assert.equal(noPeople.body().Code, 'scheduling.no_people_to_plan')
  })

  test('the time to search is bounded', async ({ client }) => {
    const w = await world()
    await openShifts(w, 1)
    const { request } = generator(client, w.manager)
    ;(await request(weekAt(w), {}, 4_999)).assertStatus(400)
    ;(await request(weekAt(w), {}, 600_001)).assertStatus(400)
    ;(await request(weekAt(w), {}, 600_000)).assertStatus(201)
  })

  test('a location has one open run at a time, however many ask at once', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const input = { scope: weekAt(w), goals: goals(), budgetMs: 5_000, seesCost: false }
    let second!: PromiseLike<ApiResponse>
    const first = await acting(w.manager, async () => {
      const run = await requestRun(input)
      // Asked for while the first is not stored yet.
      second = Promise.resolve(generator(client, w.locationManager).request(weekAt(w)))
      await new Promise((resolve) => setTimeout(resolve, 200))
      return run
    })
    const refused = await second
    refused.assertStatus(400)
    assert.containsSubset(refused.body(), {
      Code: 'scheduling.run_already_open',
      Details: { runId: first.id },
    })
    ;(await generator(client, w.manager).cancel(first.id)).assertStatus(200)
    ;(await generator(client, w.manager).request(weekAt(w))).assertStatus(201)
  })

  test('a repeated request starts nothing new', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const { request } = generator(client, w.manager)
    const [first, again] = [
      await request(weekAt(w)).header('Idempotency-Key', 'once'),
      await request(weekAt(w)).header('Idempotency-Key', 'once'),
    ]
    assert.deepEqual([first.status(), again.status()], [201, 201])
    assert.equal(again.body().result.id, first.body().result.id)
  })

  test('advisors and employees may not', async ({ client }) => {
    const w = await world()
    for (const who of [w.advisor, w.employee]) {
      ;(await generator(client, who).request(weekAt(w))).assertStatus(403)
      ;(await generator(client, who).list()).assertStatus(403)
    }
  })
})

test.group('GET scheduling/auto-schedule-runs', () => {
  test('open runs of my locations; a stranger finds nothing', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    await place(w, [{ locationId: w.farLocationId }])
    await acting(w.admin, () =>
      rows('update employees set main_location_id = ? where id = ?', [w.farLocationId, w.admin.employeeId])
    )
    const { id } = (await generator(client, w.manager).request(weekAt(w))).body().result
    const far = await generator(client, w.admin).request(weekAt(w, { locationIds: [w.farLocationId] }))
    far.assertStatus(201)
    const listed = async (who: typeof w.manager, state?: string) =>
      (await generator(client, who).list(state)).body().result.map((run: { id: string }) => run.id)
    assert.deepEqual(await listed(w.manager), [id])
    assert.deepEqual(await listed(w.admin), [far.body().result.id, id])
    await generator(client, w.manager).cancel(id)
    assert.deepEqual(await listed(w.manager), [])
    assert.deepEqual(await listed(w.manager, 'all'), [id])

    const stranger = await world()
    const theirs = generator(client, stranger.admin)
    for (const answer of [
      await theirs.show(id),
      await theirs.stop(id),
      await theirs.cancel(id),
      await theirs.accept(id),
    ])
      answer.assertStatus(404)
    ;(await generator(client, w.manager).show(id)).assertStatus(200)
    ;(await generator(client, w.manager).show('nonsense')).assertStatus(404)
  })
})
