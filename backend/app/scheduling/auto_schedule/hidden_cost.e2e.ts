import type { Server } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { client as hubClient, inbox, until } from '#app/core/hubs/hub_stage'
import { closeHubServer, hubServer } from '#app/core/hubs/hubs'
import { organisationContext, rows } from '#app/core/organisation_context'
import {
  generator,
  openShifts,
  problemOf,
  proposedRun,
  weekAt,
} from '#app/scheduling/auto_schedule/testing/stage'
import { StoreProgress } from '#app/scheduling/auto_schedule/actions/store_progress'
import type { RunProgressMessage } from '#contracts/schedule'
import { world, type World } from '#tests/world/world'

/** Everybody earns something, the employee least. */
const pay = (w: World) =>
  organisationContext.run(w.organisationId, () =>
    rows(
      `insert into employee_rates (id, organisation_id, employee_id, valid_from, kind, currency, weekday_minor)
       select gen_random_uuid(), organisation_id, id, '2026-01-01', 'hourly', 'PLN',
         case when id = ? then 3000 else 5000 end from employees`,
      [w.employee.employeeId]
    )
  )

test.group('Cost of an automatic schedule', () => {
  test('a goal for those who may see cost, refused to others', async ({ client, assert }) => {
    const w = await world()
    await openShifts(w, 1)
    const refused = await generator(client, w.manager).request(weekAt(w), { cost: 1 })
    refused.assertStatus(403)
    assert.equal(refused.body().Code, 'scheduling.cost_goal_not_allowed')
    ;(await generator(client, w.locationManager).request(weekAt(w), { cost: 100 })).assertStatus(201)
  })

  test('rates never enter the problem of somebody who may not see cost', async ({ client, assert }) => {
    const w = await world()
    await pay(w)
    await openShifts(w, 2)
    const run = await proposedRun(client, w, { who: w.manager })
    const problem = await organisationContext.run(w.organisationId, () => problemOf(run.id))
    assert.isTrue(problem.people.every((person) => !('rates' in person)))
    assert.notProperty(run.figuresAfter!, 'costMinor')
  })

  test('a manager receives no cost of a run that a location manager asked for', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await pay(w)
    await openShifts(w, 2)
    const asked = await proposedRun(client, w, { who: w.locationManager, more: { cost: 100, fairness: 0 } })
    // Two shifts of eight hours, at 30.00 for whoever costs least.
    assert.equal(asked.figuresAfter!.costMinor, 48_000)
    assert.include(JSON.stringify(asked.changes), 'costs_less')

    const { show, list, accept } = generator(client, w.manager)
    const seen = [
      await show(asked.id),
      await list('all'),
      await accept(asked.id, { kind: 'day', day: asked.changes[0]!.day }),
    ]
    for (const answer of seen) {
      answer.assertStatus(200)
      assert.notMatch(JSON.stringify(answer.body()), /costMinor|costs_less|48000|24000|3000/)
    }
    assert.isTrue(
      (await show(asked.id)).body().result.changes.every((one: { reasons: [] }) => one.reasons.length > 0)
    )
    assert.equal(
      (await generator(client, w.admin).show(asked.id)).body().result.figuresAfter.costMinor,
      48_000
    )
  })

  test('the score of a search for low cost is not told either, nor sent to those who watch', async ({
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
    await organisationContext.run(w.organisationId, () => new StoreProgress().handle(id, progress))
    assert.isNull((await generator(client, w.manager).show(id)).body().result.progress.score)
    assert.equal((await generator(client, w.admin).show(id)).body().result.progress.score, 1234.5)
    await until(() => heard.length === 1)
    assert.deepEqual(heard[0]!.progress, { ...progress, score: null })
  })
})
