import type { Server } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { client as hubClient, inbox, until } from '#app/core/hubs/hub_stage'
import { closeHubServer, hubServer } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import { generator, openShifts, problemOf, proposedRun, weekAt } from '#app/auto_schedule/testing/stage'
import { storeAnswer } from '#app/auto_schedule/actions/store_answer'
import { answerTo } from '#app/auto_schedule/testing/answers'
import { pay } from '#app/auto_schedule/testing/pay'
import { storeProgress } from '#app/auto_schedule/actions/store_progress'
import type { AutoScheduleRun, RunProgressMessage, VariantDetails } from '#contracts/auto_schedule'
import { world, type World } from '#tests/world/world'

test.group('Cost of an automatic schedule', () => {
  test('a goal for those who may see cost, refused to others', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const refused = await generator(client, w.manager).request(weekAt(w), { cost: 1 })
    refused.assertStatus(403)
    assert.equal(refused.body().Code, 'scheduling.cost_goal_not_allowed')
    ;(await generator(client, w.locationManager).request(weekAt(w), { cost: 100 })).assertStatus(201)
  })

  test('so is the cheapest variant, in the language of the reader', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const asks = (who: World['manager'], locale: string) =>
      generator(client, who)
        .request(weekAt(w), {}, 5_000, { variants: ['cheapest'] })
        .header('Accept-Language', locale)
    const said = { 'en-US': /access to costs/, 'pl-PL': /kosztów/, 'vi-VN': /chi phí/ }
    for (const [locale, sentence] of Object.entries(said)) {
      const refused = await asks(w.manager, locale)
      refused.assertStatus(403)
      assert.equal(refused.body().Code, 'scheduling.cost_goal_not_allowed')
      assert.match(refused.body().ErrorMessage, sentence)
    }
    ;(await asks(w.locationManager, 'en-US')).assertStatus(201)
  })

  test('the cheapest variant does not exist for a manager, nor does any share of cost', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await pay(w)
    await openShifts(w, 2)
    const variants = ['cheapest' as const, 'fairest' as const]
    const asked = await proposedRun(client, w, { who: w.locationManager, more: { cost: 60 }, variants })
    const keysOf = (run: AutoScheduleRun) => run.variants.map(({ key }) => key)
    assert.deepEqual(keysOf(asked), ['asked', 'cheapest', 'fairest'])
    const cheapest = (await generator(client, w.admin).variant(asked.id, 'cheapest')).body().result
    assert.equal(cheapest.figures.costMinor, 48_000)
    assert.equal(cheapest.goals.cost, 100)
    assert.include(JSON.stringify(asked.plan.constraints), '"cost"')

    const { show, variant, list, accept } = generator(client, w.manager)
    assert.deepEqual(keysOf((await show(asked.id)).body().result), ['asked', 'fairest'])
    const hidden = [
      await variant(asked.id, 'cheapest'),
      await accept(asked.id, { kind: 'all', variant: 'cheapest' }),
    ]
    for (const answer of hidden) {
      answer.assertStatus(404)
      assert.equal(answer.body().Code, 'scheduling.variant_not_found')
    }
    const seen = [
      await show(asked.id),
      await list('all'),
      await variant(asked.id),
      await variant(asked.id, 'fairest'),
    ]
    for (const answer of seen)
      assert.notMatch(JSON.stringify(answer.body()), /costMinor|costs_less|cheapest|"code":"cost"|48000/)
    const { constraints } = (await variant(asked.id)).body().result as VariantDetails
    const whole = constraints.reduce((sum, { percent }) => sum + percent, 0)
    assert.isTrue(whole === 0 || Math.abs(whole - 100) < 1, `${whole} %`)
  })

  test('the plan searched for cost is hidden also where it earns the name of another', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await pay(w)
    const [first, second] = await openShifts(w, 2)
    const variants = ['cheapest' as const, 'fairest' as const]
    const asked = await generator(client, w.locationManager).request(weekAt(w), {}, 5_000, { variants })
    const { id } = asked.body().result
    const [least, other] = [w.employee.employeeId, w.colleague.employeeId]
    await organisationContext.run(w.organisationId, async () => {
      const problem = await problemOf(id)
      const plan = (one: string, two: string) =>
        answerTo(problem, {
          give: [
            [first!.id, one],
            [second!.id, two],
          ],
        })
      const alternatives = [
        { key: 'cheapest', result: plan(least, other) },
        { key: 'fairest', result: plan(least, least) },
      ]
      await storeAnswer({ runId: id, result: plan(other, other), alternatives })
    })
    const fairest = (await generator(client, w.admin).variant(id, 'fairest')).body().result as VariantDetails
    assert.equal(fairest.goals.cost, 100, 'the search for low cost found the most even plan')

    const { show, variant, list, accept } = generator(client, w.manager)
    for (const answer of [
      await variant(id, 'fairest'),
      await accept(id, { kind: 'all', variant: 'fairest' }),
    ]) {
      answer.assertStatus(404)
      assert.equal(answer.body().Code, 'scheduling.variant_not_found')
    }
    for (const answer of [await show(id), await list('all')]) {
      const text = JSON.stringify(answer.body())
      assert.include(text, '"asked"')
      assert.notMatch(text, /"fairest"|"cheapest"|costMinor|"cost":100/)
    }
  })

  test('rates never enter the problem of a planner who may not see cost', async ({ client, assert }) => {
    const w = await world()
    await pay(w)
    await openShifts(w, 2)
    const run = await proposedRun(client, w, { who: w.manager })
    const problem = await organisationContext.run(w.organisationId, () => problemOf(run.id))
    assert.isTrue(problem.people.every((person) => !('rates' in person)))
    assert.notProperty(run.plan.figures, 'costMinor')
  })

  test('a manager receives no cost of a run that a location manager asked for', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await pay(w)
    await openShifts(w, 2)
    const asked = await proposedRun(client, w, { who: w.locationManager, more: { cost: 100, fairness: 0 } })
    // Two shifts of eight hours, at 30.00 for the person who costs least.
    assert.equal(asked.plan.figures.costMinor, 48_000)
    assert.include(JSON.stringify(asked.plan.changes), 'costs_less')

    const { show, variant, list, accept, changes } = generator(client, w.manager)
    const seen = [
      await show(asked.id),
      await variant(asked.id),
      await list('all'),
      await accept(asked.id, { kind: 'day', day: asked.plan.changes[0]!.day }),
    ]
    for (const answer of seen) {
      answer.assertStatus(200)
      assert.notMatch(JSON.stringify(answer.body()), /costMinor|costs_less|48000|24000|3000/)
    }
    assert.isTrue((await changes(asked.id)).every(({ reasons }) => reasons.length > 0))
    const [plan] = (await generator(client, w.admin).show(asked.id)).body().result.variants
    assert.equal(plan.figures.costMinor, 48_000)
  })

  test('the score of a search for low cost is not shown either, nor sent to subscribers', async ({
    client,
    assert,
    cleanup,
  }) => {
    const w = await world()
    await openShifts(w, 1)
    const { id } = (await generator(client, w.locationManager).request(weekAt(w), { cost: 50 })).body().result
    const progress = {
      elapsedMs: 1,
      budgetMs: 5_000,
      score: 1234.5,
      lowerBound: 1200,
      unfilledMinutes: 0,
      unfilledShifts: 0,
      iterations: 9,
    }
    await hubServer().attach((await app.container.make('server')).getNodeServer() as Server)
    const watcher = hubClient(`http://${process.env.HOST}:${process.env.PORT}`, w.manager.token, 'jobs')
    cleanup(() => watcher.stop().finally(closeHubServer))
    await watcher.start()
    await watcher.invoke('WatchRun', id)
    const heard = inbox(watcher, 'runProgress') as RunProgressMessage[]
    await organisationContext.run(w.organisationId, () => storeProgress(id, progress))
    assert.isNull((await generator(client, w.manager).show(id)).body().result.progress.score)
    assert.equal((await generator(client, w.admin).show(id)).body().result.progress.score, 1234.5)
    await until(() => heard.length === 1)
    const { lowerBound: _bound, ...sent } = progress
    assert.deepEqual(heard[0]!.progress, { ...sent, score: null, gapPercent: 2.8 })
  })
})
