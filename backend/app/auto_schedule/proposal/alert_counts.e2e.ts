import { test } from '@japa/runner'
import { evaluate } from '@shiftloom/solver/roster/evaluate'
import { organisationContext } from '#app/core/organisation_context'
import { storeAnswer } from '#app/auto_schedule/actions/store_answer'
import { answerTo } from '#app/auto_schedule/testing/answers'
import { pay } from '#app/auto_schedule/testing/pay'
import { generator, problemOf, weekAt } from '#app/auto_schedule/testing/stage'
import type { AutoScheduleRun, VariantDetails } from '#contracts/auto_schedule'
import type { RuleVerdict } from '#contracts/schedule_rules'
import { planner } from '#tests/world/planner'
import { withSeverities, world, type World } from '#tests/world/world'

const week = { from: '2026-11-02', until: '2026-11-09' }

async function verdictsOf(client: Parameters<typeof planner>[0], w: World): Promise<RuleVerdict[]> {
  const answer = await client.get('/api/scheduling/rule-verdicts').bearerToken(w.manager.token).qs(week)
  return answer.body().result.items
}

test.group('Alerts of a proposal', () => {
  test('are those the schedule shows: now, in a variant, and after it is accepted', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await withSeverities(w, {
      shifts_per_day: 'off',
      daily_rest: 'alert',
      daily_hours: 'off',
      day_break: 'alert',
    })
    const { create, shift } = planner(client, w, w.manager)
    const mine = { employeeId: w.employee.employeeId }
    // Work that no run decides: the eight hours between its shifts are no rest already.
    await create(shift({ ...mine, day: '2026-11-04', start: '14:00', end: '22:00', locked: true }))
    await create(shift({ ...mine, day: '2026-11-05', start: '06:00', end: '14:00', locked: true }))
    const open = await create(shift({ employeeId: null, day: '2026-11-05', start: '20:00', end: '23:59' }))
    const before = await verdictsOf(client, w)

    const { request, show, variant, accept } = generator(client, w.manager)
    const { id } = (await request(weekAt(w), {}, 5_000)).body().result
    await organisationContext.run(w.organisationId, async () => {
      const problem = await problemOf(id)
      const share = { code: 'alerts' as const, percent: 5, details: { rule: 'day_break', breaches: 8 } }
      const silent = { code: 'alerts' as const, percent: 5, details: { rule: 'weekly_hours', breaches: 3 } }
      const answer = answerTo(problem, { give: [[open.id, mine.employeeId!]] })
      const constraints = [...answer.constraints, share, silent]
      await storeAnswer({ runId: id, result: { ...answer, constraints } })
    })
    const run: AutoScheduleRun = (await show(id)).body().result
    const plan: VariantDetails = (await variant(id, 'asked')).body().result
    const countOf = (byRule: Record<string, number> = {}) =>
      Object.values(byRule).reduce((sum, count) => sum + count, 0)
    assert.equal(countOf(run.figuresBefore!.alertsByRule), before.length)
    ;(await accept(id, { kind: 'all' })).assertStatus(200)
    const after = await verdictsOf(client, w)
    assert.isAbove(after.length, before.length)
    assert.equal(countOf(plan.figures.alertsByRule), after.length)
    const ofRule = (rule: string) => after.filter(({ ruleId }) => ruleId === rule).length
    assert.deepEqual(plan.figures.alertsByRule, {
      daily_rest: ofRule('daily_rest'),
      day_break: ofRule('day_break'),
    })
    const counted = plan.constraints.filter(({ code }) => code === 'alerts').map(({ details }) => details)
    assert.deepEqual(counted, [{ rule: 'day_break', breaches: ofRule('day_break') }])
  })

  test('what a plan costs has the bonus of its nights and the premium of its overtime', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const overtime = { dailyMinutes: 480, weeklyMinutes: null, doubleMinutes: null }
    await withSeverities(w, { daily_hours: 'off', day_break: 'off' }, { overtime })
    await pay(w)
    const { create, shift } = planner(client, w, w.manager)
    const night = await create(shift({ employeeId: null, day: '2026-11-05', start: '22:00', end: '06:00' }))
    const long = await create(shift({ employeeId: null, day: '2026-11-03', start: '08:00', end: '18:00' }))
    const { request, show, variant } = generator(client, w.locationManager)
    const { id } = (await request(weekAt(w), {}, 5_000)).body().result
    const figures = await organisationContext.run(w.organisationId, async () => {
      const problem = await problemOf(id)
      const hers = w.employee.employeeId!
      const give = [night, long].map((one) => [one.id, hers] as const)
      await storeAnswer({ runId: id, result: answerTo(problem, { give }) })
      const { weekday } = problem.people.find((one) => one.id === hers)!.rates!
      return { weekday, searched: evaluate(problem, new Map(give)).aggregates.costUnits / 60 }
    })
    const run: AutoScheduleRun = (await show(id)).body().result
    const plan: VariantDetails = (await variant(id, 'asked')).body().result
    assert.equal(run.figuresBefore!.costMinor, 0)
    assert.equal(
      plan.figures.costMinor,
      8 * figures.weekday + 4_806 + 8 * figures.weekday + 3 * figures.weekday
    )
    assert.equal(figures.searched, plan.figures.costMinor, 'the search weighs what is shown')
  })

  test('an accepted alert is not counted', async ({ client, assert }) => {
    const w = await world()
    await withSeverities(w, {
      shifts_per_day: 'off',
      daily_rest: 'alert',
      daily_hours: 'off',
      day_break: 'off',
    })
    const { create, shift } = planner(client, w, w.admin)
    const mine = { employeeId: w.employee.employeeId }
    const late = await create(
      shift({ ...mine, day: '2026-11-04', start: '14:00', end: '22:00', locked: true })
    )
    const early = await create(
      shift({ ...mine, day: '2026-11-05', start: '06:00', end: '14:00', locked: true })
    )
    await create(shift({ employeeId: null, day: '2026-11-07', start: '08:00', end: '16:00' }))
    const before = async () => {
      const { request, show, cancel } = generator(client, w.manager)
      const { id } = (await request(weekAt(w), {}, 5_000)).body().result
      await organisationContext.run(w.organisationId, async () =>
        storeAnswer({ runId: id, result: answerTo(await problemOf(id), { give: [] }) })
      )
      const { figuresBefore }: AutoScheduleRun = (await show(id)).body().result
      await cancel(id)
      await generator(client, w.manager).reject(id)
      return figuresBefore!.alertsByRule
    }
    assert.deepEqual(await before(), { daily_rest: 1 })
    const accepted = await client
      .post('/api/scheduling/rule-acceptances')
      .bearerToken(w.admin.token)
      .json({
        ruleId: 'daily_rest',
        employeeId: mine.employeeId,
        entryIds: [late.id, early.id],
        reason: 'She asked for it',
      })
    accepted.assertStatus(201)
    assert.deepEqual(await before(), {})
  })
})
