import { addDays } from '../time/time.ts'
import { examplePeople, EXAMPLE_POSITION, type ExamplePerson } from './example_people.ts'
import { exampleShift, FIRST, foundBy, MONDAY, shiftsFrom } from './example_work.ts'
import type { LabourLimits } from './limits.ts'
import type { Work } from './planned_work.ts'
import type { RuleId } from './rule.ts'
import type { Verdict } from './verdict.ts'

const HOUR = 60
const TUESDAY = addDays(MONDAY, 1)
const SUNDAY = addDays(MONDAY, 6)

type Example = {
  /** Left out: anyone who works in shifts under the basic system. */
  readonly who?: ExamplePerson
  readonly work: readonly Work[] | ((limits: LabourLimits) => readonly Work[])
}

const monday = (start: string, hours: number, more: Partial<Work> = {}): Work => ({
  ...exampleShift(MONDAY, start, hours * HOUR),
  ...more,
})
const of = (who: ExamplePerson, ...work: readonly Work[]): Example => ({ who, work })
const unpaused = { breaks: [] }
const everyDay = shiftsFrom(FIRST, 28, '10:00', 8 * HOUR)
const sixDays = shiftsFrom(MONDAY, 6, '08:00', 8 * HOUR)

/** One Sunday more in a row than is allowed. */
const sundays = ({ maxConsecutiveSundays: most }: LabourLimits): Work[] =>
  Array.from({ length: (most ?? -1) + 1 }, (_, week) =>
    exampleShift(addDays(SUNDAY, 7 * week), '08:00', 8 * HOUR)
  )

/** Work that a rule looks at, as people plan it; the first of several that a law refuses counts. Facts need none. */
const examples: Partial<Record<RuleId, readonly Example[]>> = {
  availability: [of('unavailable', monday('08:00', 8))],
  night_work: [of('pregnant', monday('22:00', 8))],
  forbidden_work: [of('pregnant', monday('08:00', 8, { strenuous: true }))],
  business_trip: [of('pregnant', monday('08:00', 8, { trip: true }))],
  weekend_system: [of('weekend', monday('08:00', 8))],
  shifts_per_day: [
    { work: [monday('10:00', 8), exampleShift(TUESDAY, '06:00', 8 * HOUR)] },
    { work: [monday('06:00', 4), monday('18:00', 4)] },
  ],
  divided_day: [of('interrupted', monday('08:00', 4), monday('15:00', 4))],
  daily_rest: [{ work: [monday('22:00', 8), exampleShift(TUESDAY, '14:00', 8 * HOUR)] }],
  day_break: [{ work: [monday('08:00', 8, unpaused)] }],
  young_break: [of('young', monday('08:00', 8, unpaused))],
  extra_break: [of('disabled', monday('08:00', 7, unpaused))],
  nursing_break: [of('nursing', monday('08:00', 8, unpaused))],
  daily_hours: [{ work: [monday('08:00', 13)] }, { work: [monday('08:00', 14)] }],
  school_day: [of('light_work', monday('14:00', 3))],
  daily_norm: [{ work: [monday('08:00', 10)] }],
  harmful_hours: [of('equivalent', monday('08:00', 12, { harmful: true }))],
  night_hours: [of('equivalent', monday('20:00', 12, { strenuous: true }))],
  personal_week: [of('disabled', ...sixDays), of('young', ...sixDays)],
  weekly_hours: [{ work: shiftsFrom(addDays(FIRST, 7), 7, '08:00', 9 * HOUR) }],
  weekly_norm: [{ work: shiftsFrom(MONDAY, 6, '08:00', 9 * HOUR) }],
  short_week: [of('short_week', ...shiftsFrom(MONDAY, 5, '08:00', 8 * HOUR))],
  continuous_week: [of('continuous', ...shiftsFrom(MONDAY, 2, '06:00', 12 * HOUR))],
  position_hours: [
    of(
      'own_position',
      ...shiftsFrom(MONDAY, 3, '08:00', 8 * HOUR).map((work) => ({ ...work, positionId: EXAMPLE_POSITION }))
    ),
  ],
  period_average: [{ work: everyDay }],
  continuous_average: [of('continuous', ...everyDay)],
  night_average: [{ work: shiftsFrom(FIRST, 28, '21:00', 10 * HOUR) }],
  weekly_rest: [{ work: shiftsFrom(FIRST, 14, '10:00', 8 * HOUR) }],
  fortnight_rest: [of('shared_rests', ...everyDay)],
  rest_days_month: [{ work: everyDay }],
  young_sunday: [of('young', exampleShift(SUNDAY, '08:00', 6 * HOUR))],
  fourth_sunday: [{ work: sundays }],
  overtime_month: [{ work: shiftsFrom(MONDAY, 13, '08:00', 12 * HOUR) }],
  overtime_year: [of('much_overtime', monday('08:00', 10))],
  settlement_length: [of('equivalent_16', monday('08:00', 16))],
  period_hours: [of('quarter_time', ...sixDays)],
  period_days: [of('quarter_time', ...sixDays)],
  day_off_due: [{ work: shiftsFrom(MONDAY, 29, '10:00', 8 * HOUR) }],
}

/** An example of a rule under limits as a company applies them. */
export type RuleExample = {
  /** null: anyone. */
  readonly who: ExamplePerson | null
  /** In time order; all of one length, on days in a row or on Sundays. */
  readonly work: readonly Work[]
  /** What the rule finds in it first. */
  readonly verdict: Verdict
}

/** Work that breaks the rule under these limits; null where the law allows the examples, or the rule has none. */
export function ruleExample(ruleId: RuleId, limits: LabourLimits): RuleExample | null {
  for (const { who, work: made } of examples[ruleId] ?? []) {
    const work = typeof made === 'function' ? made(limits) : made
    const verdict = foundBy(ruleId, work, limits, who && examplePeople[who](limits))
    if (verdict) return { who: who ?? null, work, verdict }
  }
  return null
}
