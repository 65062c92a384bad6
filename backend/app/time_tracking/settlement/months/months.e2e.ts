import { test } from '@japa/runner'
import fc from 'fast-check'
import { organisationContext, rows } from '#app/core/organisation_context'
import { figuresOfPeople } from '#app/time_tracking/settlement/figures_of_people'
import { fingerprints } from '#app/time_tracking/settlement/months/fingerprints'
import { monthSpan } from '#app/time_tracking/settlement/months/month'
import { settleMonth } from '#app/time_tracking/settlement/months/settle_month'
import { storedFigures } from '#app/time_tracking/settlement/months/stored_figures'
import { daysLookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import { changesOfCompany, changesOfOne } from '#app/time_tracking/testing/changes_of_settlement'
import { approved, paid } from '#app/time_tracking/testing/settlement_desk'
import type { SettledFigures } from '#contracts/settlement'
import { world, type World } from '#tests/world/world'

const month = '2026-11-01'
const now = Date.parse('2026-11-20T12:00:00Z')
const settle = ({ organisationId }: World, more: object = {}) =>
  settleMonth(organisationId, month, { now, ...more })

/** Three people with work on a Sunday, at night, and beyond the plan; two have a wage. */
async function workingWorld() {
  const w = await world()
  const people = [w.employee, w.colleague, w.manager]
  for (const one of people)
    await approved(w, one, [
      '2026-11-03 08:00-18:00 plan 08:00-16:00',
      '2026-11-08 20:00-04:00',
      '2026-11-27 08:00-16:00',
    ])
  await paid(w, w.employee, 4_000)
  await paid(w, w.manager, 5_000)
  return { w, people, ids: people.map(({ employeeId }) => employeeId) }
}

/** What is stored, beside what would be made from nothing. */
const compared = ({ organisationId }: World, ids: string[]) =>
  organisationContext.run(organisationId, async () => {
    const looked = await daysLookedAt(monthSpan(month), now)
    const made = await figuresOfPeople(ids, monthSpan(month), looked)
    const stored = await storedFigures(month, ids)
    return ids.map((id): [SettledFigures | undefined, SettledFigures | undefined] => [
      stored.get(id)?.figures,
      made.get(id),
    ])
  })

const names = [...Object.keys(changesOfOne), ...Object.keys(changesOfCompany)]
const step = fc.record({
  change: fc.constantFrom(...names),
  person: fc.nat(2),
  day: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
})
/** `MONTH_RUNS=100` walks further, `MONTH_SEED` another way. */
const walk = {
  numRuns: Number(process.env.MONTH_RUNS ?? 4),
  seed: Number(process.env.MONTH_SEED ?? 20_261_126),
}

test.group('A settled month', () => {
  test('holds what would be made from nothing, after any changes', async ({ assert }) => {
    const all = { ...changesOfOne, ...changesOfCompany }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        const { w, people, ids } = await workingWorld()
        await settle(w)
        for (const { change, person, day } of steps) {
          await all[change]!(w, people[person]!, day)
          await settle(w)
          for (const [stored, made] of await compared(w, ids)) assert.deepEqual(stored, made, change)
        }
      }),
      walk
    )
  }).timeout(120_000)

  test('is settled again for the people a change concerns, and not without one', async ({ assert }) => {
    const { w } = await workingWorld()
    assert.equal(await settle(w), 3)
    assert.equal(await settle(w), 0)
    for (const [name, change] of Object.entries(changesOfOne)) {
      const before = await change(w, w.employee, '2026-11-10')
      assert.isDefined(before, name)
      assert.isAtMost(await settle(w), 1, name)
    }
    await changesOfOne['more work']!(w, w.employee, '2026-11-12')
    assert.equal(await settle(w), 1)
    for (const [name, change] of Object.entries(changesOfCompany)) {
      await change(w, w.employee, '2026-11-10')
      assert.equal(await settle(w), 3, name)
    }
    assert.equal(await settle(w, { now: now + 24 * 3_600_000 }), 3)
  })

  test('has a fingerprint of every table that is read for it', async ({ assert }) => {
    const { w, ids } = await workingWorld()
    const scans = () =>
      rows<{ name: string; scans: number }>(
        'select relname as name, (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_xact_user_tables'
      )
    const read = (work: () => Promise<unknown>) =>
      organisationContext.run(w.organisationId, async () => {
        const before = new Map((await scans()).map((table) => [table.name, table.scans]))
        await work()
        return (await scans()).flatMap((table) =>
          table.scans > (before.get(table.name) ?? 0) ? [table.name] : []
        )
      })
    const looked = await organisationContext.run(w.organisationId, () => daysLookedAt(monthSpan(month), now))
    const covered = await read(() => fingerprints(ids, looked))
    const used = await read(() => figuresOfPeople(ids, monthSpan(month), looked))
    assert.includeMembers(used, ['time_records', 'employee_rates', 'schedule_entries', 'company_holidays'])
    // Where people belong is read with their names; settlement does not ask for it.
    const unused = ['employee_locations', 'employee_positions', 'employee_tags']
    assert.sameMembers(
      used.filter((name) => !covered.includes(name)),
      unused
    )
  })
})
