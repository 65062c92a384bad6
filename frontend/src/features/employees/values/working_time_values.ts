import type { ChosenGroup, GroupDays, WorkingTimeRules } from '@shiftloom/backend/contracts/labour_code'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { PositionRule } from '@shiftloom/backend/contracts/organisation'

/** Hours as they are typed; an emptied field is ''. */
type Typed = number | string

export const ownLimits = [
  'dailyMaxMinutes',
  'weeklyMaxMinutes',
  'dailyRestMinutes',
  'weeklyRestMinutes',
] as const
type OwnLimit = (typeof ownLimits)[number]
/** Longest of each, in hours. */
export const longestHours: Record<OwnLimit, number> = {
  dailyMaxMinutes: 24,
  weeklyMaxMinutes: 168,
  dailyRestMinutes: 24,
  weeklyRestMinutes: 168,
}

/** The rules as the form holds them: limits in hours, under their names on the wire, so that refusals find them. */
export type WorkingTimeValues = Omit<
  WorkingTimeRules,
  OwnLimit | 'groupDays' | 'overtimeWorked' | 'restWeekdays'
> &
  Record<OwnLimit, Typed> & {
    groupDays: GroupDays[]
    restWeekdays: number[]
    /** No overtime is known where the hours are empty. */
    overtimeWorked: { minutes: Typed; until: Day | null }
  }
/** By position id; a position without hours has no limit. */
export type PositionValues = Record<string, { level: number; maxHours: Typed }>

const UNSKILLED = 1
const hoursOf = (minutes: number | null): Typed => (minutes === null ? '' : minutes / 60)
const minutesOf = (hours: Typed): number | null => (hours === '' ? null : Math.round(Number(hours) * 60))

/** Left out for users who may not edit the person; they never see the form either. */
export const workingTimeValues = (rules?: WorkingTimeRules): WorkingTimeValues => ({
  birthDate: rules?.birthDate ?? null,
  groups: rules?.groups ?? [],
  groupDays: rules?.groupDays ?? [],
  shiftWorker: rules?.shiftWorker ?? true,
  restWeekdays: rules?.restWeekdays ?? [],
  dailyMaxMinutes: hoursOf(rules?.dailyMaxMinutes ?? null),
  weeklyMaxMinutes: hoursOf(rules?.weeklyMaxMinutes ?? null),
  dailyRestMinutes: hoursOf(rules?.dailyRestMinutes ?? null),
  weeklyRestMinutes: hoursOf(rules?.weeklyRestMinutes ?? null),
  overtimeWorked: {
    minutes: hoursOf(rules?.overtimeWorked?.minutes ?? null),
    until: rules?.overtimeWorked?.until ?? null,
  },
})

export const workingTimeOf = (values: WorkingTimeValues): WorkingTimeRules => ({
  birthDate: values.birthDate,
  groups: values.groups,
  ...(values.groupDays.length > 0 && { groupDays: values.groupDays }),
  shiftWorker: values.shiftWorker,
  ...(values.restWeekdays.length > 0 && { restWeekdays: values.restWeekdays }),
  dailyMaxMinutes: minutesOf(values.dailyMaxMinutes),
  weeklyMaxMinutes: minutesOf(values.weeklyMaxMinutes),
  dailyRestMinutes: minutesOf(values.dailyRestMinutes),
  weeklyRestMinutes: minutesOf(values.weeklyRestMinutes),
  ...overtimeOf(values.overtimeWorked),
})

/** The day as it is typed: the server says where it is missing. */
function overtimeOf({
  minutes,
  until,
}: WorkingTimeValues['overtimeWorked']): Pick<WorkingTimeRules, 'overtimeWorked'> {
  const worked = minutesOf(minutes)
  return worked === null ? {} : { overtimeWorked: { minutes: worked, until: until ?? '' } }
}

/** The days of groups with another first or last day of one; without either the group has no entry. */
export function withGroupDays(
  all: readonly GroupDays[],
  group: ChosenGroup,
  change: Partial<Pick<GroupDays, 'from' | 'until'>>
): GroupDays[] {
  const known = all.find((one) => one.group === group) ?? { group, from: null, until: null }
  const changed = { ...known, ...change }
  const others = all.filter((one) => one.group !== group)
  return changed.from === null && changed.until === null ? others : [...others, changed]
}

export const positionValues = (rules: Record<string, PositionRule>): PositionValues =>
  Object.fromEntries(
    Object.entries(rules).map(([id, { level, maxMinutesPerWeek }]) => [
      id,
      { level, maxHours: hoursOf(maxMinutesPerWeek) },
    ])
  )

export const positionRulesOf = (values: PositionValues): Record<string, PositionRule> =>
  Object.fromEntries(
    Object.entries(values).map(([id, { level, maxHours }]) => [
      id,
      { level, maxMinutesPerWeek: minutesOf(maxHours) },
    ])
  )

export const levelAt = (values: PositionValues, id: string): number => values[id]?.level ?? UNSKILLED

/** The rules with another level at one position; its hours stay. */
export const withLevelAt = (values: PositionValues, id: string, level: number): PositionValues => ({
  ...values,
  [id]: { level, maxHours: values[id]?.maxHours ?? '' },
})

/** The rules with other hours at one position; how well a person does the work stays. */
export const withHoursAt = (values: PositionValues, id: string, maxHours: Typed): PositionValues => ({
  ...values,
  [id]: { level: values[id]?.level ?? UNSKILLED, maxHours },
})
