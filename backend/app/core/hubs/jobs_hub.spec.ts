import { test } from '@japa/runner'
import type { Account } from '#app/core/http/account'
import type { HubCaller } from '#app/core/hubs/hub'
import { jobsHub, watchable, watchersOf } from '#app/core/hubs/jobs_hub'

const [id, other] = ['01980000-0000-7000-8000-00000000abcd', '01980000-0000-7000-8000-00000000abce']
const account: Account = {
  ...{ userId: 'anna', sessionId: 's', sessionEndsAt: 0, role: 2, language: 0, organisationId: 'o' },
  ...{ organisationStatus: 0, employeeId: null, locationIds: null, impersonatorUserId: null },
  ...{ impersonatorRole: null, entitlements: { licence: {}, metricsEnabled: false } },
}
const joined: string[] = []
const caller: HubCaller = {
  ...{ account, connectionId: 'c', hub: 'jobs' },
  join: async (group) => void joined.push(group),
  leave: () => {},
}

test.group('Who watches long work', () => {
  test('is decided by the module of its kind, of each piece of it', async ({ assert }) => {
    assert.isFalse(await jobsHub.mayJoin(caller, watchersOf('run', id)))
    watchable('run', async (asking, which) => asking === account && which === id)
    watchable('batch', () => Promise.resolve(true))
    assert.isTrue(await jobsHub.mayJoin(caller, watchersOf('run', id)))
    assert.isFalse(await jobsHub.mayJoin(caller, watchersOf('run', other)))
    assert.isTrue(await jobsHub.mayJoin(caller, watchersOf('batch', other.toUpperCase())))
  })

  test('joins no group that is none, whatever the module would say', async ({ assert }) => {
    watchable('batch', () => Promise.resolve(true))
    for (const group of [
      ...['', 'batch', 'batch:', ':', id, `:${id}`, `other:${id}`, `batch:x${id}`, `batch:${id}x`],
      ...[`batch:${id.slice(1)}`, `batch:${id.replaceAll('-', '')}`, 'batch:undefined'],
    ])
      assert.isFalse(await jobsHub.mayJoin(caller, group), group)
  })

  test('asks by a method for each kind', async ({ assert }) => {
    assert.deepEqual(Object.keys(jobsHub.methods), ['WatchRun', 'WatchBatch'])
    await jobsHub.methods.WatchRun!(caller, id)
    await jobsHub.methods.WatchBatch!(caller, 7)
    assert.deepEqual(joined, [`run:${id}`, 'batch:7'])
  })
})
