import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { organisationContext } from '#app/core/organisation_context'
import { judgeCommands, judgeEachCommand } from '#app/scheduling/commands/judge_commands'
import type { EntryOperation } from '#contracts/schedule'
import { creating, planner } from '#tests/world/planner'
import { world, type World } from '#tests/world/world'

type Commands = readonly (readonly EntryOperation[])[]

/** The answers to commands that are judged together, and to each as if it were sent. */
const judged = (w: World, commands: Commands) =>
  organisationContext.run(
    w.organisationId,
    async () => ({ together: await judgeCommands(commands), each: await judgeEachCommand(commands) }),
    w.manager.actor
  )

/** Two people work on the first and on the last day of November, one of them also on the fifteenth until late. */
async function stage(client: ApiClient) {
  const w = await world()
  const desk = planner(client, w, w.manager)
  const [me, other] = [w.employee.employeeId, w.colleague.employeeId]
  const first = await desk.create(desk.shift({ employeeId: me, day: '2026-11-02' }))
  await desk.create(desk.shift({ employeeId: me, day: '2026-11-15', start: '14:00', end: '22:00' }))
  await desk.create(desk.shift({ employeeId: other, day: '2026-11-30' }))
  const shift = (employeeId: string | null, day: string, more: object = {}) =>
    creating(desk.shift({ employeeId, day, ...more }))
  return { w, me, other, first, shift }
}

test.group('Commands judged by themselves', () => {
  test('are judged together as each one is', async ({ client, assert }) => {
    const { w, me, other, first, shift } = await stage(client)
    const away = { kind: 'update', id: first.id, version: first.version } as const
    const commands: Commands = [
      [shift(other, '2026-11-30', { start: '12:00', end: '20:00' })],
      [shift(me, '2026-11-16', { start: '04:00', end: '12:00' })],
      [shift(me, '2026-11-09'), shift(other, '2026-11-09')],
      [],
      [shift(null, '2026-11-02')],
      [shift(me, '2026-11-02', { start: '10:00', end: '18:00' })],
      [{ ...away, changes: { day: '2026-11-03' } }],
      [{ ...away, changes: { employeeId: other, day: '2026-11-30' } }],
      [{ kind: 'delete', id: first.id, version: first.version }],
    ]
    const overlapping = ['overlap', 'daily_hours']
    const { together, each } = await judged(w, commands)
    assert.deepEqual(together, each)
    assert.deepEqual(
      together.map(({ refused }) => refused.map(({ ruleId }) => ruleId)),
      [overlapping, ['daily_rest', 'daily_hours'], [], [], [], overlapping, [], overlapping, []]
    )
  })

  test('may be none', async ({ client, assert }) => {
    const { w } = await stage(client)
    assert.deepEqual(await judged(w, []), { together: [], each: [] })
  })
})
