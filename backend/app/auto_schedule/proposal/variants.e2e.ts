import { test } from '@japa/runner'
import type { RosterResult } from '@shiftloom/solver/roster/result'
import { organisationContext, rows } from '#app/core/organisation_context'
import { storeAnswer } from '#app/auto_schedule/actions/store_answer'
import { answerTo } from '#app/auto_schedule/testing/answers'
import {
  generator,
  openShifts,
  problemOf,
  proposedRun,
  solved,
  weekAt,
} from '#app/auto_schedule/testing/stage'
import { place } from '#tests/world/placed_shifts'
import type { RunVariant, VariantDetails, VariantKey } from '#contracts/auto_schedule'
import { world, type World } from '#tests/world/world'

const keysOf = (variants: RunVariant[]) => variants.map(({ key }) => key)
const inside = <T>({ organisationId }: World, work: () => Promise<T>) =>
  organisationContext.run(organisationId, work)

test.group('Variants of an automatic schedule', () => {
  test('are searched in addition to the goals of the request, from the same snapshot, and compared', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await openShifts(w)
    await place(w, [{ positionId: w.waiterId }])
    const variants: VariantKey[] = ['coverage', 'asked', 'fairest', 'coverage']
    const run = await proposedRun(client, w, { variants })
    assert.deepEqual(keysOf(run.variants), ['asked', 'fairest', 'coverage'])
    assert.equal(run.figuresBefore!.unfilledShifts, 6)
    assert.containsSubset(run.variants, [
      { key: 'asked', goals: { fairness: 50, preferences: 50 }, changedShifts: 5, acceptedShifts: 0 },
      { key: 'fairest', goals: { fairness: 100, preferences: 5, stability: 5, cost: 0 } },
      { key: 'coverage', goals: { coverage: 100, fairness: 5 } },
    ])
    for (const { key } of run.variants) {
      const plan: VariantDetails = (await generator(client, w.manager).variant(run.id, key)).body().result
      assert.equal(plan.figures.unfilledShifts, 1)
      assert.lengthOf(plan.changes, plan.changedShifts)
      const people = new Set(plan.changes.map(({ toEmployeeId }) => toEmployeeId))
      assert.equal(plan.changedPeople, people.size)
      assert.isTrue(plan.changes.every(({ reasons }) => reasons.length > 0))
      assert.lengthOf(plan.unfilled[0]!.fixes, 1)
      assert.equal(plan.carriers.length, 6)
      assert.include(
        plan.constraints.map(({ code }) => code),
        'unfilled'
      )
    }
  })

  test('a run without variants has the one plan; an unknown one is not found', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const run = await proposedRun(client, w)
    const { variant, accept } = generator(client, w.manager)
    assert.deepEqual(keysOf(run.variants), ['asked'])
    for (const answer of [
      await variant(run.id, 'fairest'),
      await accept(run.id, { kind: 'all', variant: 'fairest' }),
    ]) {
      answer.assertStatus(404)
      assert.equal(answer.body().Code, 'scheduling.variant_not_found')
    }
    ;(await variant(run.id, 'best')).assertStatus(404)
    ;(await accept(run.id, { kind: 'all', variant: 'best' as VariantKey })).assertStatus(400)
  })

  test('only planners of the locations see them', async ({ client }) => {
    const [w, other] = [await world(), await world()]
    await openShifts(w, 1)
    const run = await proposedRun(client, w, { variants: ['fairest'] })
    const read = (who: World['manager']) => generator(client, who).variant(run.id, 'fairest')
    for (const who of [w.employee, w.colleague, w.advisor]) (await read(who)).assertStatus(403)
    for (const who of [w.manager, w.locationManager, w.admin]) (await read(who)).assertStatus(200)
    ;(await read(other.admin)).assertStatus(404)
    await inside(w, () =>
      rows(`update auto_schedule_runs set scope = jsonb_set(scope, '{locationIds}', ?::jsonb)`, [
        JSON.stringify([w.farLocationId]),
      ])
    )
    ;(await read(w.manager)).assertStatus(404)
  })

  test('what explains a plan is stored with it and comes back as the solver said it', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const [first, second] = await openShifts(w, 2)
    const asked = await generator(client, w.manager).request(weekAt(w))
    const { id } = asked.body().result
    const result = await inside(w, async () => {
      const answer = answerTo(await problemOf(id), {
        give: [[first!.id, w.employee.employeeId]],
        open: [
          {
            shiftId: second!.id,
            blockers: [
              {
                personId: w.employee.employeeId,
                code: 'daily_rest',
                details: {
                  rule: 'daily_rest',
                  actual: 600,
                  limit: 660,
                  unit: 'minute',
                  windowStart: 1,
                  windowEnd: 2,
                },
              },
            ],
            fixes: [
              {
                kind: 'shorten',
                personId: w.employee.employeeId,
                start: Date.parse('2026-11-02T08:00:00Z'),
                end: Date.parse('2026-11-02T14:00:00Z'),
              },
              {
                kind: 'hand_over',
                personId: w.employee.employeeId,
                otherShiftId: first!.id,
                otherPersonId: w.colleague.employeeId,
              },
              {
                kind: 'lift_rule',
                personId: w.employee.employeeId,
                ruleId: 'daily_rest',
                actual: 600,
                limit: 660,
                unit: 'minute',
              },
            ],
          },
        ],
      })
      await storeAnswer({ runId: id, result: answer })
      return answer
    })
    const plan: VariantDetails = (await generator(client, w.manager).variant(id)).body().result
    assert.deepEqual(plan.unfilled, [
      {
        entryId: second!.id,
        day: second!.day,
        blockers: [
          {
            employeeId: w.employee.employeeId,
            code: 'daily_rest',
            details: {
              rule: 'daily_rest',
              actual: 600,
              limit: 660,
              unit: 'minute',
              windowStart: 1,
              windowEnd: 2,
            },
          },
        ],
        fixes: [
          {
            kind: 'shorten',
            employeeId: w.employee.employeeId,
            startsAt: '2026-11-02T08:00:00.000Z',
            endsAt: '2026-11-02T14:00:00.000Z',
          },
          {
            kind: 'hand_over',
            employeeId: w.employee.employeeId,
            otherEntryId: first!.id,
            otherEmployeeId: w.colleague.employeeId,
          },
          {
            kind: 'lift_rule',
            employeeId: w.employee.employeeId,
            ruleId: 'daily_rest',
            details: { actual: 600, limit: 660, unit: 'minute' },
          },
        ],
      },
    ])
    assert.deepEqual(plan.constraints, [...result.constraints])
    assert.deepEqual(
      plan.carriers,
      result.carriers.map(({ personId, ...carried }) => ({ employeeId: personId, ...carried }))
    )
    assert.equal(plan.gapPercent, 1.4)
  })
})

test.group('Variants that could not be found', () => {
  const request = async (client: Parameters<typeof generator>[0]) => {
    const w = await world()
    await openShifts(w, 2)
    const wanted = { variants: ['fairest', 'coverage'] as VariantKey[] }
    const planner = generator(client, w.manager)
    const { id } = (await planner.request(weekAt(w), {}, 5_000, wanted)).body().result
    const problem = await inside(w, () => problemOf(id))
    const result = answerTo(problem, { give: [] })
    return { w, id, planner, result }
  }

  test('are left out; the others are proposed', async ({ client, assert }) => {
    const { w, id, planner, result } = await request(client)
    const stranger = { shiftId: 'x', fromPersonId: null, toPersonId: 'y', reasons: [] }
    const unfit: RosterResult = { ...result, changes: [stranger] }
    const alternatives = [
      { key: 'coverage', result: unfit },
      { key: 'never asked for', result },
    ]
    await inside(w, () => storeAnswer({ runId: id, result, alternatives }))
    const run = (await planner.show(id)).body().result
    assert.equal(run.state, 'proposed')
    assert.deepEqual(keysOf(run.variants), ['asked'])
  })

  test('an answer that knows of no variants is one', async ({ client, assert }) => {
    const { w, id, planner, result } = await request(client)
    await inside(w, () => storeAnswer({ runId: id, result }))
    assert.deepEqual(keysOf((await planner.show(id)).body().result.variants), ['asked'])
  })

  test('without a plan for the goals of the request there is no proposal', async ({ client, assert }) => {
    const { w, id, planner, result } = await request(client)
    const alternatives = [{ key: 'fairest', result }]
    await inside(w, () => storeAnswer({ runId: id, alternatives }))
    const run = (await planner.show(id)).body().result
    assert.deepEqual([run.state, run.variants], ['failed', []])
  })

  test('an answer that comes twice changes none of them', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 2)
    const run = await proposedRun(client, w, { variants: ['coverage'] })
    const before = (await generator(client, w.manager).variant(run.id, 'coverage')).body().result
    await solved(w, run.id)
    assert.deepEqual((await generator(client, w.manager).variant(run.id, 'coverage')).body().result, before)
  })
})
