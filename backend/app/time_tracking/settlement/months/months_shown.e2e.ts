import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { registeredJobs } from '#app/core/queue/job_registry'
import { queues } from '#app/core/queue/queues'
import { organisationContext, rows } from '#app/core/organisation_context'
import { settlementQueue } from '#app/time_tracking/settlement/months/runs'
import { settleMonth } from '#app/time_tracking/settlement/months/settle_month'
import { approved, paid, settlementPath } from '#app/time_tracking/testing/settlement_desk'
import type { SettledPeople } from '#contracts/settlement'
import { emptyQueue } from '#tests/world/solver_process'
import { world, type Person, type World } from '#tests/world/world'

const november = { from: '2026-11-01', until: '2026-12-01' }
const month = november.from
const runs = '/api/time-tracking/settlement-runs'

const shown = async (client: ApiClient, who: Person, more: object = {}): Promise<SettledPeople> => {
  const answer = await client
    .get(settlementPath)
    .qs({ ...november, ...more })
    .bearerToken(who.token)
  answer.assertStatus(200)
  return answer.body().result
}

/** Two people with eight hours each. */
async function workedWorld(): Promise<World> {
  const w = await world()
  for (const one of [w.employee, w.colleague]) {
    await approved(w, one, ['2026-11-03 08:00-16:00'])
    await paid(w, one, 4_000)
  }
  return w
}
const settle = ({ organisationId }: World, more: object = {}) => settleMonth(organisationId, month, more)
const more = (w: World) => approved(w, w.employee, ['2026-11-04 08:00-16:00'])
const figuresIn = ({ items }: SettledPeople) =>
  items
    .map(({ workMinutes, outdated, cost }) => [workMinutes, outdated, cost?.minor ?? null])
    .sort((a, b) => Number(a[0]) - Number(b[0]))

test.group('The settlement of a month', (group) => {
  group.each.setup(() => emptyQueue(settlementQueue))

  test('shows what is stored, marked where something has changed since', async ({ client, assert }) => {
    const w = await workedWorld()
    assert.deepEqual(figuresIn(await shown(client, w.manager)), [
      [480, false, 32_000],
      [480, false, 32_000],
    ])
    await settle(w)
    await more(w)
    const before = await shown(client, w.manager)
    assert.deepEqual(figuresIn(before), [
      [480, false, 32_000],
      [480, true, 32_000],
    ])
    assert.deepEqual(before.run, { state: 'done', people: 2, settled: 2 })
    await settle(w)
    assert.deepEqual(figuresIn(await shown(client, w.manager)), [
      [480, false, 32_000],
      [960, false, 64_000],
    ])
  })

  test('sends no cost of what is stored to a role that sees none, and no run', async ({ client, assert }) => {
    const w = await workedWorld()
    await settle(w)
    const own = await shown(client, w.employee)
    assert.deepEqual(figuresIn(own), [[480, false, null]])
    assert.isNull(own.run)
    assert.notInclude(JSON.stringify(own), '32000')
    const ofOneDay = await shown(client, w.manager, { until: '2026-11-04' })
    assert.deepEqual([ofOneDay.run, ofOneDay.items.length], [null, 2])
  })

  test('asks once for what is out of date, of those who read the work of others', async ({
    client,
    assert,
  }) => {
    const w = await workedWorld()
    const waiting = async () => (await queues.counts(settlementQueue)).waiting
    await shown(client, w.employee)
    assert.equal(await waiting(), 0)
    await shown(client, w.manager)
    await shown(client, w.admin)
    assert.equal(await waiting(), 1)
  })

  test('is stopped between parts, keeps what is settled, and goes on when asked', async ({
    client,
    assert,
  }) => {
    const w = await workedWorld()
    const post = (path: string, who = w.manager, body: object = { month: '2026-11' }) =>
      client.post(path).json(body).bearerToken(who.token)
    ;(await post(runs)).assertStatus(204)
    ;(await post(`${runs}/cancellations`)).assertStatus(204)
    assert.equal(await settle(w, { share: 1 }), 0)
    assert.equal((await shown(client, w.manager)).run!.state, 'cancelled')
    ;(await post(runs)).assertStatus(204)
    assert.equal(await settle(w, { share: 1 }), 2)
    assert.deepEqual((await shown(client, w.manager)).run, { state: 'done', people: 2, settled: 2 })
    // What has ended is not stopped.
    ;(await post(`${runs}/cancellations`)).assertStatus(204)
    assert.equal((await shown(client, w.manager)).run!.state, 'done')
    ;(await post(runs, w.manager, { month: '2026-13' })).assertStatus(400)
    ;(await post(runs, w.employee)).assertStatus(403)
  })

  test('goes on where a killed process left it, by a job of the queue', async ({ client, assert }) => {
    const w = await workedWorld()
    // The process ended after the first person: that part is stored, and the run says it still works.
    await settle(w, { share: 1 })
    await organisationContext.run(w.organisationId, async () => {
      await rows(`delete from settled_months where employee_id = ? returning 1`, [w.employee.employeeId])
      await rows(
        `update settlement_runs set state = 'running', settled = 1, changed_at = now() - interval '2 minutes' returning 1`
      )
    })
    await shown(client, w.manager)
    assert.equal((await queues.counts(settlementQueue)).waiting, 1)
    await import('#app/time_tracking/jobs/settlement_job')
    const handler = registeredJobs().get(settlementQueue)![0]!.handler
    const job = {
      id: '1',
      name: settlementQueue,
      organisationId: w.organisationId,
      data: { month },
      attempt: 1,
    }
    await handler({ ...job, signal: undefined, progress: async () => {} })
    assert.equal((await shown(client, w.manager)).run!.state, 'done')
    assert.equal(await settle(w), 0)
  })
})
