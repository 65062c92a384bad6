import { addDays, daysOf, type Day } from '@shiftloom/solver/time'
import { ruleIds, type RuleId, type RuleSettings, type Severity } from '@shiftloom/solver/labour_code/rule'
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
}

const on = (day: string, start = '08:00', end = '16:00'): Partial<EntryDraft> => ({
  day: `2026-11-${day}`,
  start,
  end,
})
const run = (first: Day, count: number, start = '08:00', end = '16:00') =>
  daysOf(first, addDays(first, count)).map((day) => ({ day, start, end }))

/** Mainly in Hà Nội: Vietnamese law, and the clock of Hà Nội bounds the days. */
export const inVietnam = ({ organisationId, employee, farLocationId }: World): Promise<unknown> =>
  organisationContext.run(organisationId, () =>
    rows('update employees set main_location_id = ? where id = ?', [farLocationId, employee.employeeId])
  )
/** Sets one column of the employee. */
const withField = (column: string, valueOf: (world: World) => unknown) => (world: World) =>
  organisationContext.run(world.organisationId, () =>
    rows(`update employees set ${column} = ? where id = ?`, [
      JSON.stringify(valueOf(world)),
      world.employee.employeeId,
    ])
  )
/** A contract of this work system from long before on. */
const underSystem = (system: string) => (world: World) =>
  organisationContext.run(world.organisationId, () =>
    rows('update employee_contracts set work_system = ? where employee_id = ?', [
      system,
      world.employee.employeeId,
    ])
  )
/** Settlement periods of so many months from January 2026 on. */
const settledOver = (months: number) => (world: World) =>
  organisationContext.run(world.organisationId, () =>
    rows(`update organisations set settings = jsonb_set(settings, '{settlementPeriod}', ?::jsonb)`, [
      JSON.stringify({ months, startsOn: '2026-01-01' }),
    ])
  )
const bornOn = (day: Day) => (world: World) =>
  organisationContext.run(world.organisationId, () =>
    rows('update employees set birth_date = ? where id = ?', [day, world.employee.employeeId])
  )
const ofGroup = (group: string) => withField('protected_groups', () => [group])
const strenuousCooking = ({ organisationId, cookId }: World) =>
  organisationContext.run(organisationId, () =>
    rows('update positions set strenuous = true where id = ?', [cookId])
  )

export const ruleCases: RuleCase[] = [
  {
    rule: 'night_work',
    before: [on('02', '08:00', '15:00')],
    last: on('03', '18:00', '23:00'),
    actual: 60,
    limit: 0,
    prepare: ofGroup('disabled'),
  },
  {
    rule: 'forbidden_work',
    before: [],
    last: on('02'),
    actual: 1,
    limit: 0,
    prepare: async (world) => [await ofGroup('pregnant')(world), await strenuousCooking(world)],
  },
  {
    rule: 'night_hours',
    before: [on('02', '22:00', '06:00')],
    last: on('04', '20:00', '06:00'),
    actual: 600,
    limit: 480,
    prepare: strenuousCooking,
  },
  {
    rule: 'position_hours',
    before: [on('02')],
    last: on('03'),
    actual: 960,
    limit: 600,
    prepare: withField('position_rules', ({ cookId }) => ({
      [cookId]: { level: 1, maxMinutesPerWeek: 600 },
    })),
  },
  {
    rule: 'overtime_month',
    before: [...run('2026-11-09', 5, '08:00', '20:00'), ...run('2026-11-16', 5, '08:00', '20:00')],
    last: on('02', '08:00', '20:00'),
    actual: 2640,
    limit: 2400,
    prepare: inVietnam,
  },
  {
    rule: 'availability',
    before: [{ type: 8, availability: 'unavailable', ...on('02', '10:00', '12:00') }],
    last: on('02'),
    actual: 120,
    limit: 0,
  },
  {
    rule: 'shifts_per_day',
    before: [on('02', '06:00', '10:00')],
    last: on('02', '16:00', '20:00'),
    actual: 2,
    limit: 1,
  },
  {
    rule: 'daily_rest',
    before: [on('02', '14:00', '22:00')],
    last: on('03', '06:00', '14:00'),
    actual: 480,
    limit: 660,
  },
  { rule: 'day_break', before: [], last: on('02'), actual: 0, limit: 15 },
  { rule: 'daily_hours', before: [], last: on('02', '08:00', '18:00'), actual: 600, limit: 480 },
  {
    rule: 'daily_norm',
    before: [],
    last: on('02', '08:00', '17:00'),
    actual: 540,
    limit: 480,
    prepare: inVietnam,
  },
  {
    rule: 'personal_week',
    before: run('2026-11-01', 4),
    last: on('05'),
    actual: 2400,
    limit: 2100,
    prepare: ofGroup('disabled'),
  },
  {
    rule: 'weekly_norm',
    before: run('2026-11-02', 5, '08:00', '17:00'),
    last: on('07', '08:00', '17:00'),
    actual: 3240,
    limit: 2880,
    prepare: inVietnam,
  },
  { rule: 'weekly_hours', before: run('2026-11-01', 6), last: on('07'), actual: 3360, limit: 2880 },
  { rule: 'period_average', before: run('2026-11-01', 25), last: on('28'), actual: 2912, limit: 2880 },
  {
    rule: 'weekly_rest',
    before: [...run('2026-11-01', 6, '10:00', '18:00'), on('08', '10:00', '18:00')],
    last: on('07', '10:00', '18:00'),
    actual: 960,
    limit: 2100,
  },
  {
    rule: 'weekend_system',
    before: [on('06')],
    last: on('05'),
    actual: 1,
    limit: 0,
    prepare: underSystem('WEEKEND'),
  },
  {
    rule: 'divided_day',
    before: [on('02', '08:00', '12:00')],
    last: on('02', '14:00', '18:00'),
    actual: 2,
    limit: 1,
    prepare: async (world) => [await ofGroup('pregnant')(world), await underSystem('INTERRUPTED')(world)],
  },
  {
    rule: 'young_break',
    before: [],
    last: on('02', '08:00', '14:00'),
    actual: 0,
    limit: 30,
    prepare: bornOn('2009-06-01'),
  },
  {
    rule: 'extra_break',
    before: [],
    last: on('02', '08:00', '15:00'),
    actual: 0,
    limit: 30,
    prepare: ofGroup('disabled'),
  },
  {
    rule: 'school_day',
    before: [],
    last: on('02', '15:00', '18:00'),
    actual: 180,
    limit: 120,
    prepare: ofGroup('light_work_term'),
  },
  {
    rule: 'short_week',
    before: run('2026-11-02', 4),
    last: on('06'),
    actual: 5,
    limit: 4,
    prepare: underSystem('SHORTWEEK'),
  },
  {
    rule: 'continuous_week',
    before: [on('02', '06:00', '18:00')],
    last: on('04', '06:00', '18:00'),
    actual: 2,
    limit: 1,
    prepare: underSystem('CONT'),
  },
  {
    rule: 'continuous_average',
    before: run('2026-11-01', 23),
    last: on('24'),
    actual: 2688,
    limit: 2580,
    prepare: underSystem('CONT'),
  },
  {
    rule: 'young_sunday',
    before: [on('02', '08:00', '14:00')],
    last: on('08', '08:00', '14:00'),
    actual: 0,
    limit: 2880,
    prepare: bornOn('2009-06-01'),
  },
  {
    rule: 'settlement_length',
    before: [],
    last: on('06'),
    actual: 92,
    limit: 31,
    prepare: async (world) => [await settledOver(3)(world), await underSystem('WEEKEND')(world)],
  },
  { rule: 'fourth_sunday', before: [on('08'), on('15'), on('22')], last: on('29'), actual: 4, limit: 3 },
  { rule: 'period_hours', before: run('2026-11-05', 20), last: on('02'), actual: 10080, limit: 9600 },
  {
    rule: 'period_days',
    before: run('2026-11-01', 20, '08:00', '12:00'),
    last: on('25', '08:00', '12:00'),
    actual: 21,
    limit: 20,
  },
]

export const everyRule = (severity: Severity): RuleSettings =>
  Object.fromEntries(ruleIds.map((id) => [id, severity])) as RuleSettings

/** Every rule off but one. */
export const only = (rule: RuleId, severity: Severity): RuleSettings =>
  Object.fromEntries(ruleIds.map((id) => [id, id === rule ? severity : 'off'])) as RuleSettings
