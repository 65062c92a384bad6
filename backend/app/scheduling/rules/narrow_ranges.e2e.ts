import { Random } from '@shiftloom/solver/random'
import { test } from '@japa/runner'
import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { addDays, daysOf, overlaps, periodOfDays, type Day } from '@shiftloom/solver/time'
import { organisationContext, rows } from '#app/core/organisation_context'
import { place } from '#tests/world/placed_shifts'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { judgedPlan, type JudgedPlan } from '#app/scheduling/rules/plan_check'
import { inVietnam } from '#tests/world/rule_case'
import { everyRule } from '#tests/world/rule_cases'
import type { EntryDraft } from '#contracts/schedule'
import { acting, withSeverities, world, worksAlsoAt, type World } from '#tests/world/world'

const wide: DaySpan = { from: '2026-09-01', until: '2027-02-01' }

/** Half a year of work of three people under two laws, in periods from mid-month to mid-month, one contract changing. */
async function busyWorld(seed: number): Promise<{ w: World; ids: string[] }> {
  const w = await world()
  const people = [w.employee, w.colleague, w.manager]
  await withSeverities(w, everyRule('off'))
  await inVietnam(w)
  await organisationContext.run(w.organisationId, async () => {
    await rows(`update organisations set settings = jsonb_set(settings, '{settlementPeriod}', ?::jsonb)`, [
      JSON.stringify({ months: 1, startsOn: '2026-01-15' }),
    ])
    await rows(`update employee_contracts set ends_on = '2026-11-10' where employee_id = ?`, [
      w.manager.employeeId,
    ])
    await rows(
      `insert into employee_contracts (id, organisation_id, employee_id, starts_on, work_system, fte)
       values (gen_random_uuid(), ?, ?, '2026-11-11', 'EQUIV12', 0.5)`,
      [w.organisationId, w.manager.employeeId]
    )
  })
  await worksAlsoAt(w, w.colleague, w.farLocationId)
  const luck = new Random(seed)
  const drafts = people.flatMap(({ employeeId }) =>
    daysOf(wide.from, wide.until).flatMap((day) =>
      draftOn(luck, day).map((draft) => ({ employeeId, ...draft }))
    )
  )
  const isLeave = ({ type }: Partial<EntryDraft>) => type === 1
  await place(
    w,
    drafts.filter((draft) => !isLeave(draft))
  )
  await place(w, drafts.filter(isLeave))
  await withSeverities(w, everyRule('alert'))
  return { w, ids: people.map(({ employeeId }) => employeeId) }
}

/** A shift on most days, sometimes leave. Nights end when the earliest shift may begin. */
function draftOn(luck: Random, day: Day): Partial<EntryDraft>[] {
  if (luck.yes(0.22)) return []
  if (luck.yes(0.05)) return [{ day, type: 1, fullDay: true, positionId: null }]
  const start = luck.pick(['06:00', '08:00', '14:00', '22:00'])
  const end = addHours(start, luck.pick(start === '22:00' ? [8, 4] : [8, 9, 4]))
  const breaks = luck.yes(0.5) ? [{ start: null, minutes: luck.pick([15, 30]), paid: luck.yes(0.5) }] : []
  return [{ day, start, end, breaks }]
}

const addHours = (clock: string, hours: number): string =>
  `${String((Number(clock.slice(0, 2)) + hours) % 24).padStart(2, '0')}:00`

const sorted = (verdicts: readonly PlanVerdict[]): string[] =>
  verdicts.map((verdict) => JSON.stringify(verdict)).sort()

/** The part of a plan's verdicts that concerns some of its days. */
function restricted({ judge, context }: JudgedPlan, { from, until }: DaySpan): PlanVerdict[] {
  const works = new Map(context.around.map((entry) => [entry.id, entry]))
  const zones = new Map(context.ruleSets.map(({ id, zone }) => [id, zone]))
  const zoneOf = new Map(context.people.map(({ id, ruleSetId }) => [id, zones.get(ruleSetId)!]))
  return judge.verdicts().filter(({ personId, ruleId, window, limit, shiftIds }) => {
    const days = periodOfDays(from, until, zoneOf.get(personId)!)
    return (
      overlaps(window, days) ||
      (ruleId === 'weekly_rest' && overlaps({ ...window, end: window.end + limit * 60_000 }, days)) ||
      shiftIds.some((id) => {
        const { startsAt, endsAt } = works.get(id)!
        return overlaps({ start: Date.parse(startsAt), end: Date.parse(endsAt) }, days)
      })
    )
  })
}

test.group('Verdicts of some days', () => {
  for (const seed of [1, 2])
    test(`are those of half a year, restricted to these days; seed ${seed}`, async ({ assert }) => {
      const { w, ids } = await busyWorld(seed)
      await acting(w.admin, async () => {
        const all = await judgedPlan(ids, wide)
        const rules = new Set(all.judge.verdicts().map(({ ruleId }) => ruleId))
        assert.isAtLeast(rules.size, 10, [...rules].join())
        const luck = new Random(seed * 1000)
        for (let round = 0; round < 60; round += 1) {
          const from = addDays('2026-10-16', luck.below(70))
          const span = { from, until: addDays(from, 1 + luck.below(20)) }
          const some = await judgedPlan(ids, span)
          const [found, expected] = [sorted(some.judge.verdicts()), sorted(restricted(all, span))]
          assert.deepEqual(found, expected, `${span.from} to ${span.until}`)
        }
      })
    }).timeout(60_000)
})
