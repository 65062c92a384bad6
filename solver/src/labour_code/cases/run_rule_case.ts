import { addDays, periodOfDays, type Day } from '../../time/time.ts'
import {
  personalLimitsOf,
  strictestOf,
  unprotected,
  withCompanyBreak,
  withWeeklyReckoning,
} from '../limit_changes.ts'
import { lawPacks, limitsOn, type LawPackId } from '../law_packs.ts'
import type { LabourLimits, PersonalLimits } from '../limits.ts'
import type { Work } from '../planned_work.ts'
import type { Rule } from '../rule.ts'
import { verdictsOf, work } from '../testing/timeline.ts'
import type { Verdict } from '../verdict.ts'
import type { Given, RuleCase } from './case.ts'
import { daysIn, hoursOf, minutesIn, worksIn } from './language.ts'

/** Where the cases of a pack lie. */
export const zones: Record<LawPackId, string> = {
  PL: 'Europe/Warsaw',
  VN: 'Asia/Ho_Chi_Minh',
  EU: 'Europe/Berlin',
}
const FIRST_DAY = '2026-11-02'

/** What the rule of a case finds in its work, as text. */
export const findingsOf = (worked: RuleCase, pack: LawPackId, rules?: readonly Rule[]): string[] =>
  verdictsIn(worked, pack, rules).map(({ verdict: { actual, unit, toleranceMinutes } }) => {
    const found = unit === 'minute' ? hoursOf(actual) : String(actual)
    return toleranceMinutes === undefined ? found : `${found}~`
  })

/** What the rule of a case finds, with the works it was given. */
export function verdictsIn(
  { rule, work: said, given }: RuleCase,
  pack: LawPackId,
  rules?: readonly Rule[]
): { verdict: Verdict; works: Work[] }[] {
  const { from = FIRST_DAY, until = addDays(from, 28), zone = zones[pack], settlementUntil } = given
  const { agreedHours = null, agreedDays = null } = given
  const agreed = agreedHours !== null || agreedDays !== null
  const texts = worksIn(said)
  const circumstances = {
    pack,
    zone,
    from,
    until,
    ...(settlementUntil && { settlementUntil }),
    workSystem: given.workSystem ?? 'BASIC',
    shiftWorker: given.shiftWorker ?? false,
    ...personalLimitsOf(limitsOn(pack, from), given.groups ?? []),
    ...ownWeek(given, personalLimitsOf(limitsOn(pack, from), given.groups ?? [])),
    ...(given.dailyMaxMinutes && { dailyMaxMinutes: given.dailyMaxMinutes }),
    ...employmentIn(given),
    ...(given.restWeekdays && { restWeekdays: given.restWeekdays }),
    ...(given.positionWeek && { positionWeekMinutes: positionWeekIn(given.positionWeek) }),
    ...(given.holidays && { holidays: given.holidays.split(' ').flatMap(daysIn) }),
    positionIds: given.positions ?? ['baker'],
    locationIds: given.locations ?? ['bakery'],
    availability: [...declared('unavailable', given, zone), ...declared('available', given, zone)],
    limits: limitsIn(given, lawPacks[pack]),
    absences: (given.leave?.split(' ') ?? [])
      .flatMap(daysIn)
      .map((day) => periodOfDays(day, addDays(day, 1), zone)),
    periods: agreed
      ? [
          {
            from,
            until,
            maximumMinutes: agreedHours === null ? null : agreedHours * 60,
            maximumDays: agreedDays,
            ...(given.fullHours && { overtimeFromMinutes: given.fullHours * 60 }),
          },
        ]
      : [],
    ...(given.overtimeWorked && { overtimeWorked: overtimeIn(given.overtimeWorked) }),
  }
  const works = texts.map((text) => work(text, zone))
  return verdictsOf(rule, texts, circumstances, rules).map((verdict) => ({ verdict, works }))
}

/** The strictest of what the law grants the person and what is agreed. */
function ownWeek({ weeklyMaxMinutes }: Given, granted: PersonalLimits): { weeklyMaxMinutes: number | null } {
  const own: PersonalLimits = { ...unprotected, weeklyMaxMinutes: weeklyMaxMinutes ?? null }
  return { weeklyMaxMinutes: strictestOf([granted, own]).weeklyMaxMinutes }
}

/** `baker 20:00` */
function positionWeekIn(text: string): Record<string, number> {
  const [position = '', hours = ''] = text.split(' ')
  return { [position]: minutesIn(hours) }
}

/** `10-31 149:00` */
function overtimeIn(text: string): { until: Day; minutes: number } {
  const [day = '', hours = ''] = text.split(' ')
  return { until: daysIn(day)[0]!, minutes: minutesIn(hours) }
}

function employmentIn({ employed }: Given) {
  const days = employed === undefined ? [] : daysIn(employed)
  return {
    employedFrom: days[0] ?? null,
    employedUntil: days.length === 0 ? null : addDays(days.at(-1)!, 1),
  }
}

const declared = (kind: 'available' | 'unavailable', given: Given, zone: string) =>
  worksIn(given[kind] ?? '').map((text) => {
    const { start, end } = work(text, zone)
    return { kind, start, end }
  })

function limitsIn(
  { limits: changes, companyBreak, weeklyReckoning }: Given,
  law: LabourLimits
): LabourLimits {
  let limits = { ...law, ...changes }
  if (weeklyReckoning) limits = withWeeklyReckoning(limits)
  if (companyBreak === undefined) return limits
  const [minutes = '', shift = ''] = companyBreak.split(' from ')
  return withCompanyBreak(limits, { breakMinutes: Number(minutes), shiftMinutes: minutesIn(shift) })
}
