import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { planner } from '#tests/world/planner'
import { acting, withSeverities, world } from '#tests/world/world'

const hours = /between shifts.*ends Mon, Nov 2 10:00\u00a0PM.*starts Tue, Nov 3 6:00\u00a0AM/

test.group('Times in the sentences of rules', () => {
  test('are written as the organisation does, in refusals and in the list of warnings', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await acting(w.admin, () => rows(`update organisations set time_format = 'h:mm a'`))
    const { create, send, shift } = planner(client, w, w.admin)
    const late = { employeeId: w.employee.employeeId, start: '14:00', end: '22:00' }
    const early = { employeeId: w.employee.employeeId, day: '2026-11-03', start: '06:00', end: '14:00' }
    await create(shift(late))
    const only = { daily_hours: 'off', shifts_per_day: 'off' } as const
    await withSeverities(w, { ...only, daily_rest: 'block' })
    const refused = await send([{ kind: 'create', id: newId(), entry: shift(early) }])
    refused.assertStatus(400)
    assert.match(refused.body().ErrorMessage, hours)

    await withSeverities(w, { ...only, daily_rest: 'alert' })
    await create(shift(early))
    const listed = await client
      .get('/api/scheduling/rule-verdicts')
      .bearerToken(w.admin.token)
      .qs({ from: '2026-11-02', until: '2026-11-09' })
    const found = listed.body().result.items as { ruleId: string; sentence: string }[]
    assert.match(found.find(({ ruleId }) => ruleId === 'daily_rest')!.sentence, hours)
  })
})
