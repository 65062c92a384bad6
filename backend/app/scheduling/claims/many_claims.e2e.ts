import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { decideDue } from '#app/scheduling/claims/deciding/decide_due'
import { claimDesk, holderOf, isOver, monday, unassigned } from '#app/scheduling/claims/testing/claim_desk'
import { roles } from '#contracts/enums'
import { patiently } from '#tests/world/asking'
import { planner } from '#tests/world/planner'
import { person, world, type Person, type World } from '#tests/world/world'

const crowd = (w: World): Promise<Person[]> =>
  Promise.all(Array.from({ length: 100 }, (_, place) => person(w, roles.employee, `Nr ${place}`)))

const claimsOf = ({ organisationId }: World, id: string) =>
  organisationContext.run(organisationId, () =>
    rows<{ employee_id: string; outcome: string }>(
      'select employee_id, outcome from shift_claims where open_shift_id = ?',
      [id]
    )
  )

test.group('A hundred claims at once', () => {
  for (const rule of ['fair', 'first'] as const)
    test(`by the rule “${rule}” exactly one person gets the shift`, async ({ client, assert }) => {
      const w = await world()
      const people = await crowd(w)
      const entryId = await unassigned(client, w)
      const [id] = await claimDesk(client, w.manager).opened([entryId], { rule })
      const answers = await Promise.all(
        people.map((who) => patiently(() => claimDesk(client, who).claim(id!)))
      )
      const statuses = new Set(answers.map((answer) => answer.status()))
      assert.isEmpty(
        [...statuses].filter((status) => status !== 200 && !(rule === 'first' && status === 409))
      )
      await isOver(w, id!)
      await Promise.all([1, 2, 3].map(() => decideDue(w.organisationId, Date.now())))
      const claims = await claimsOf(w, id!)
      if (rule === 'fair') assert.lengthOf(claims, 100)
      const winners = claims.filter(({ outcome }) => outcome === 'won')
      assert.lengthOf(winners, 1)
      assert.isEmpty(claims.filter(({ outcome }) => outcome === 'waiting'))
      const { planned, seen } = await holderOf(client, w, entryId)
      assert.deepEqual([planned, seen], [winners[0]!.employee_id, winners[0]!.employee_id])
      const notified = await organisationContext.run(w.organisationId, () =>
        rows<{ count: number }>(
          `select count(*)::int as count from notifications where kind = 'open_shift' and data ->> 'step' <> 'opened'
           group by employee_id`
        )
      )
      assert.deepEqual(new Set(notified.map(({ count }) => count)), new Set([1]))
      assert.lengthOf(notified, claims.length)
      const verdicts = await client
        .get('/api/scheduling/rule-verdicts')
        .qs({ from: monday, until: '2030-03-11' })
        .bearerToken(w.manager.token)
      const blocking = verdicts
        .body()
        .result.items.filter(({ severity }: { severity: string }) => severity === 'block')
      assert.deepEqual(blocking, [])
      const plan = planner(client, w, w.manager)
      assert.equal((await plan.history()).undo!.label, 'assignOpenShift')
    }).timeout(60_000)
})
