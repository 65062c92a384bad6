import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { roles } from '#contracts/enums'
import type { EntryOperation } from '#contracts/schedule'
import { creating, planner } from '#tests/world/planner'
import { withSeverities, world, type Person, type World } from '#tests/world/world'

const reason = 'Agreed with Ada: a fair stands in town'

/** The first shift of a working day counts with the second, which is another rule's business. */
const onlyRest = { daily_hours: 'off', shifts_per_day: 'off' } as const

/** A late shift on Monday, and the operation that puts an early one on Tuesday: eight hours of rest. */
async function shortRest(client: ApiClient, w: World) {
  await withSeverities(w, onlyRest)
  const { create, shift } = planner(client, w, w.admin)
  const mine = { employeeId: w.employee.employeeId }
  const late = await create(shift({ ...mine, start: '14:00', end: '22:00' }))
  const early = creating(shift({ ...mine, day: '2026-11-03', start: '06:00', end: '14:00' }))
  return { late, early, mine }
}
const send = (
  client: ApiClient,
  who: Person,
  operations: EntryOperation[],
  override?: object,
  id = newId()
) =>
  client
    .post('/api/scheduling/commands')
    .bearerToken(who.token)
    .json({ id, label: 'create', operations, ...(override && { override }) })

const audited = (w: World) =>
  organisationContext.run(w.organisationId, () =>
    rows<{ action: string; after: Record<string, unknown>; actor_user_id: string }>(
      `select action, after, actor_user_id from audit_events where entity = 'labour_code_acceptance' order by at`
    )
  )

test.group('Overriding a rule that blocks', () => {
  test('needs a reason and the right, and is kept with its verdict', async ({ client, assert }) => {
    const w = await world()
    const { early, late } = await shortRest(client, w)
    const refused = await send(client, w.admin, [early])
    assert.containsSubset(refused.body(), { Code: 'labour_code.daily_rest', Details: { overridable: true } })
    const answer = await send(client, w.admin, [early], { reason })
    answer.assertStatus(200)
    const [acceptance] = answer.body().result.acceptances
    assert.containsSubset(acceptance, {
      ruleId: 'daily_rest',
      personId: w.employee.employeeId,
      shiftIds: [late.id, early.id],
      breach: 180,
      reason,
      byName: 'Ada Đặng',
    })
    const [row] = await audited(w)
    assert.containsSubset(row, {
      action: 'labour_code.override',
      actor_user_id: w.admin.userId,
      after: { reason, ruleId: 'daily_rest', actual: 480, limit: 660, entryIds: [late.id, early.id] },
    })
  })

  test('users who may not override read so before and after', async ({ client, assert }) => {
    const w = await world()
    const { early } = await shortRest(client, w)
    const refused = await send(client, w.manager, [early])
    assert.isFalse(refused.body().Details.overridable)
    const answer = await send(client, w.manager, [early], { reason })
    answer.assertStatus(403)
    assert.equal(answer.body().Code, 'labour_code.override_not_allowed')
    await withSeverities(w, onlyRest, { overrideRoles: [roles.manager] })
    assert.isTrue((await send(client, w.manager, [early])).body().Details.overridable)
    ;(await send(client, w.manager, [early], { reason })).assertStatus(200)
  })

  test('no one may where the organisation permits it to no role', async ({ client }) => {
    const w = await world()
    const { early } = await shortRest(client, w)
    await withSeverities(w, onlyRest, { overrideRoles: [] })
    ;(await send(client, w.admin, [early], { reason })).assertStatus(403)
  })

  test('a reason is a text of three to five hundred characters', async ({ client, assert }) => {
    const w = await world()
    const { early } = await shortRest(client, w)
    for (const bad of ['', '  ', 'ok', ' ok ', 'x'.repeat(501)]) {
      const answer = await send(client, w.admin, [early], { reason: bad })
      answer.assertStatus(400)
      assert.equal(answer.body().Code, 'core.invalid_input', bad)
    }
    ;(await send(client, w.admin, [early], { reason: 'x'.repeat(500) })).assertStatus(200)
  })

  test('facts are never overridden, alone or among others', async ({ client, assert }) => {
    const w = await world()
    const { early, mine } = await shortRest(client, w)
    const { shift } = planner(client, w, w.admin)
    const twice = creating(shift({ ...mine, start: '20:00', end: '23:00' }))
    for (const operations of [[twice], [early, twice]]) {
      const answer = await send(client, w.admin, operations, { reason })
      answer.assertStatus(400)
      assert.containsSubset(answer.body(), {
        Code: 'labour_code.overlap',
        Details: { overridable: false },
      })
    }
    assert.lengthOf(await audited(w), 0)
  })

  test('a reason given for nothing is kept nowhere', async ({ client, assert }) => {
    const w = await world()
    const { shift } = planner(client, w, w.admin)
    ;(await send(client, w.admin, [creating(shift())], { reason })).assertStatus(200)
    assert.lengthOf(await audited(w), 0)
  })

  test('the same request once more keeps one answer', async ({ client, assert }) => {
    const w = await world()
    const { early } = await shortRest(client, w)
    const id = newId()
    const answers = await Promise.all([1, 2, 3].map(() => send(client, w.admin, [early], { reason }, id)))
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [200, 200, 200]
    )
    assert.lengthOf(await audited(w), 1)
  })
})

test.group('An accepted breach', () => {
  test('lets the command be undone and done again', async ({ client, assert }) => {
    const w = await world()
    const { early } = await shortRest(client, w)
    ;(await send(client, w.admin, [early], { reason })).assertStatus(200)
    const { undo, redo } = planner(client, w, w.admin)
    ;(await undo()).assertStatus(200)
    const answer = await redo()
    answer.assertStatus(200)
    assert.deepEqual(answer.body().result.conflicts, [])
    assert.lengthOf(answer.body().result.removedIds, 0)
  })

  test('lapses when the breach grows, and holds when it shrinks', async ({ client, assert }) => {
    const w = await world()
    const { early } = await shortRest(client, w)
    const given = await send(client, w.admin, [early], { reason })
    let { version } = given.body().result.entries[0]
    const move = async (start: string, end: string) => {
      const answer = await planner(client, w, w.admin).send(
        [{ kind: 'update', id: early.id, version, changes: { start, end } }],
        'edit'
      )
      if (answer.status() === 200) version = answer.body().result.entries[0].version
      return answer
    }
    const grown = await move('05:59', '13:59')
    assert.equal(grown.body().Code, 'labour_code.daily_rest')
    ;(await move('07:00', '15:00')).assertStatus(200)
    ;(await move('06:00', '14:00')).assertStatus(200)
    assert.equal((await move('05:30', '13:30')).body().Code, 'labour_code.daily_rest')
  })

  test('is of these shifts and no others', async ({ client, assert }) => {
    const w = await world()
    const { early, mine } = await shortRest(client, w)
    const given = await send(client, w.admin, [early], { reason })
    const { version } = given.body().result.entries[0]
    const { shift } = planner(client, w, w.admin)
    const gone = await planner(client, w, w.admin).send([{ kind: 'delete', id: early.id, version }], 'delete')
    gone.assertStatus(200)
    const other = creating(shift({ ...mine, day: '2026-11-03', start: '06:00', end: '14:00' }))
    assert.equal((await send(client, w.admin, [other])).body().Code, 'labour_code.daily_rest')
  })
})
