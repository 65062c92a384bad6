import type { Day } from '../../time/time.ts'
import { limitsOn } from '../law_packs.ts'
import type { WorkSystem } from '../limits.ts'
import type { NightWindow } from '../night.ts'
import { individualMinutes, nominalMinutesInPoland, type DayRange } from './nominal.ts'
import type { SettlementTerms } from './overtime_settlement.ts'

export type SettledPerson = {
  /** IANA zone of the place of work. */
  readonly zone: string
  readonly workSystem: WorkSystem
  /** 0 < fte <= 1. */
  readonly fte: number
  /** Daily norm where it is shorter than eight hours: 420 with a disability. Left out: 480. */
  readonly dailyNormMinutes?: number
  /** Hours that excused absences lower the period's hours by. Left out: none. */
  readonly absentMinutes?: number
  /** What part-time work has a bonus from (KP art. 151 § 5). Left out: nothing was agreed. */
  readonly agreedBonus?: SettlementTerms['agreedBonus']
  /** The company's night. Left out: the law's. */
  readonly night?: NightWindow
}

const DAY_MINUTES = 480
const WEEK_DAYS = 5

/** What `settleOvertime` needs of a settlement period in Poland and of a person under one contract. */
export function settlementTermsOf(
  period: DayRange,
  holidays: ReadonlySet<Day>,
  person: SettledPerson
): SettlementTerms {
  const limits = limitsOn('PL', period.from)
  const { zone, workSystem, fte, absentMinutes = 0, dailyNormMinutes = DAY_MINUTES } = person
  const norm = { dayMinutes: dailyNormMinutes, weekMinutes: WEEK_DAYS * dailyNormMinutes }
  const full = nominalMinutesInPoland(period, holidays, norm)
  const ofSystem = limits.dailyMaxMinutes[workSystem]
  return {
    nightFrom: person.night?.nightFrom ?? limits.nightFrom,
    nightUntil: person.night?.nightUntil ?? limits.nightUntil,
    zone,
    nominalMinutes: individualMinutes(full, { fte, absentMinutes }),
    fullNominalMinutes: individualMinutes(full, { absentMinutes: absentMinutes / fte }),
    dailyNormMinutes,
    longestDayMinutes: dailyNormMinutes < DAY_MINUTES ? dailyNormMinutes : ofSystem,
    agreedBonus: person.agreedBonus ?? { dayMinutes: null, periodMinutes: null },
    holidays,
    flexible: workSystem === 'FLEX',
    sundayStartsAt: limits.sundayStartsAt ?? '00:00',
  }
}
