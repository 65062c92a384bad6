import { FIRST, MONDAY, UNTIL, type Circumstances } from './example_work.ts'
import { personalLimitsOf } from './limit_changes.ts'
import type { LabourLimits, ProtectedGroup, WorkSystem } from './limits.ts'

const HOUR = 60
/** Where the person of an example works whose hours at a position are limited. */
export const EXAMPLE_POSITION = 'position'

type Made = (limits: LabourLimits) => Circumstances

const ofGroup =
  (...groups: ProtectedGroup[]): Made =>
  (limits) => ({ person: personalLimitsOf(limits, groups) })
const inSystem =
  (workSystem: WorkSystem): Made =>
  () => ({ person: { workSystem } })
const agreed = { from: FIRST, until: UNTIL }

/** Whose work an example shows, where it is not that of anyone; each screen has words for them. */
export const examplePeople = {
  young: ofGroup('minor'),
  light_work: ofGroup('light_work_term'),
  disabled: ofGroup('disabled'),
  pregnant: ofGroup('pregnant'),
  nursing: ofGroup('nursing'),
  equivalent: inSystem('EQUIV12'),
  equivalent_16: () => ({ person: { workSystem: 'EQUIV16' }, settlementUntil: '2027-01-01' }),
  continuous: inSystem('CONT'),
  short_week: inSystem('SHORTWEEK'),
  weekend: inSystem('WEEKEND'),
  interrupted: (limits) => ({
    person: { ...personalLimitsOf(limits, ['pregnant']), workSystem: 'INTERRUPTED' },
  }),
  own_position: () => ({ person: { positionWeekMinutes: { [EXAMPLE_POSITION]: 20 * HOUR } } }),
  quarter_time: () => ({
    person: { periods: [{ ...agreed, maximumMinutes: 40 * HOUR, maximumDays: 5 }] },
  }),
  much_overtime: ({ overtimeYearMaxMinutes }) => ({
    person: {
      periods: [{ ...agreed, maximumMinutes: 160 * HOUR }],
      overtimeWorked: { until: '2026-10-31', minutes: overtimeYearMaxMinutes ?? 0 },
    },
  }),
  unavailable: () => ({
    person: {
      availability: [
        {
          kind: 'unavailable',
          start: Date.parse(`${MONDAY}T08:00Z`),
          end: Date.parse(`${MONDAY}T12:00Z`),
        },
      ],
    },
  }),
  shared_rests: ({ mostWeeklyRestWeeks = 1 }) => ({ limits: { weeklyRestWeeks: mostWeeklyRestWeeks } }),
} satisfies Record<string, Made>

export type ExamplePerson = keyof typeof examplePeople
