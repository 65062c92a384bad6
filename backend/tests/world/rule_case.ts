import { addDays, daysOf, type Day } from '@shiftloom/solver/time'
import type { RuleId } from '@shiftloom/solver/labour_code/rule'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { EntryDraft } from '#contracts/schedule'
import type { World } from '#tests/world/world'

/** A last shift that breaks one rule, after some that break none of it. The person is `employee` of a world. */
export type RuleCase = {
  rule: RuleId
  /** What differs from a cook's shift 8 to 16 on Monday 2 November 2026 in Warsaw. */
  before: Partial<EntryDraft>[]
  last: Partial<EntryDraft>
  actual: number
  limit: number
  prepare?: (world: World) => Promise<unknown>
  /** What the company chooses besides severities. */
  choices?: object
}

export const on = (day: string, start = '08:00', end = '16:00'): Partial<EntryDraft> => ({
  day: `2026-11-${day}`,
  start,
  end,
})
export const run = (first: Day, count: number, start = '08:00', end = '16:00') =>
  daysOf(first, addDays(first, count)).map((day) => ({ day, start, end }))

/** Mainly in Hà Nội: Vietnamese law, and the clock of Hà Nội bounds the days. */
export const inVietnam = ({ organisationId, employee, farLocationId }: World): Promise<unknown> =>
  organisationContext.run(organisationId, () =>
    rows('update employees set main_location_id = ? where id = ?', [farLocationId, employee.employeeId])
  )
/** Mainly in Germany, where the Directive holds. */
export const inGermany = async (world: World): Promise<unknown> => {
  await inVietnam(world)
  return organisationContext.run(world.organisationId, () =>
    rows(`update locations set country = 'DE', time_zone = 'Europe/Berlin' where id = ?`, [
      world.farLocationId,
    ])
  )
}
/** Sets one column of the employee. */
export const withField = (column: string, valueOf: (world: World) => unknown) => (world: World) =>
  organisationContext.run(world.organisationId, () =>
    rows(`update employees set ${column} = ? where id = ?`, [
      JSON.stringify(valueOf(world)),
      world.employee.employeeId,
    ])
  )
/** A contract of this work system from long before on. */
export const underSystem = (system: string) => (world: World) =>
  organisationContext.run(world.organisationId, () =>
    rows('update employee_contracts set work_system = ? where employee_id = ?', [
      system,
      world.employee.employeeId,
    ])
  )
/** Settlement periods of so many months from January 2026 on. */
export const settledOver = (months: number) => (world: World) =>
  organisationContext.run(world.organisationId, () =>
    rows(`update organisations set settings = jsonb_set(settings, '{settlementPeriod}', ?::jsonb)`, [
      JSON.stringify({ months, startsOn: '2026-01-01' }),
    ])
  )
export const bornOn = (day: Day) => (world: World) =>
  organisationContext.run(world.organisationId, () =>
    rows('update employees set birth_date = ? where id = ?', [day, world.employee.employeeId])
  )
export const ofGroup = (group: string) => withField('protected_groups', () => [group])
export const strenuousCooking = ({ organisationId, cookId }: World) =>
  organisationContext.run(organisationId, () =>
    rows('update positions set strenuous = true where id = ?', [cookId])
  )
export const harmfulCooking = ({ organisationId, cookId }: World) =>
  organisationContext.run(organisationId, () =>
    rows('update positions set harmful = true where id = ?', [cookId])
  )
