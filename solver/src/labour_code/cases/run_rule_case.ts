import { addDays, periodOfDays } from '../../time/time.ts'
import { withCompanyBreak, withWeeklyReckoning, personalLimitsOf } from '../limit_changes.ts'
import { figuresOn, lawPacks, type LawPackId } from '../law_packs.ts'
import type { LabourLimits } from '../limits.ts'
import { verdictsOf } from '../testing/timeline.ts'
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
export function findingsOf({ rule, work, given }: RuleCase, pack: LawPackId): string[] {
  const { from = FIRST_DAY, until = addDays(from, 28), zone = zones[pack], settlementUntil } = given
  const { agreedHours = null, agreedDays = null } = given
  const agreed = agreedHours !== null || agreedDays !== null
  const verdicts = verdictsOf(rule, worksIn(work), {
    pack,
    zone,
    from,
    until,
    ...(settlementUntil && { settlementUntil }),
    workSystem: given.workSystem ?? 'BASIC',
    shiftWorker: given.shiftWorker ?? false,
    ...personalLimitsOf(figuresOn(pack, from), given.groups ?? []),
    ...(given.dailyMaxMinutes && { dailyMaxMinutes: given.dailyMaxMinutes }),
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
          },
        ]
      : [],
  })
  return verdicts.map(({ actual, unit }) => (unit === 'minute' ? hoursOf(actual) : String(actual)))
}

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
