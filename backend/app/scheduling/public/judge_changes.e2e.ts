import { test } from '@japa/runner'
import { place } from '#tests/world/placed_shifts'
import { plannedContent } from '#app/scheduling/entries/entry'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { judgeChanges } from '#app/scheduling/public/judge_changes'
import { only } from '#tests/world/rule_cases'
import { acting, withSeverities, world } from '#tests/world/world'

test.group('Judging changes before they are made', () => {
  test('says what a swap would break, and changes nothing', async ({ assert }) => {
    const w = await world()
    await withSeverities(w, only('daily_rest', 'block'))
    const [hers, his] = [w.employee.employeeId, w.colleague.employeeId]
    const [, early, noon] = await place(w, [
      { employeeId: hers, start: '14:00', end: '22:00' },
      { employeeId: his, day: '2026-11-03', start: '06:00', end: '14:00' },
      { employeeId: hers, day: '2026-11-03', start: '12:00', end: '20:00' },
    ])
    await acting(w.admin, async () => {
      const present = await entriesById([early!.id, noon!.id])
      const given = (id: string, employeeId: string) => {
        const before = plannedContent(present.get(id))!
        return { entryId: id, before, after: { ...before, employeeId } }
      }
      const { refused, worse } = await judgeChanges([given(early!.id, hers), given(noon!.id, his)])
      assert.deepEqual(
        refused.map(({ ruleId, personId, actual }) => [ruleId, personId, actual]),
        [['daily_rest', hers, 480]]
      )
      assert.deepEqual(worse, refused)
      assert.deepEqual((await judgeChanges([given(noon!.id, hers)])).refused, [])
      const after = await entriesById([early!.id, noon!.id])
      assert.deepEqual([...after.values()], [...present.values()])
    })
  })
})
