import { amended, assumed, law, type LawPack, type PackVersion } from './law_pack.ts'
import { everySystem, hours } from './work_systems.ts'

const MONTH_CAP = hours(40)
const MONTH_CAP_OF_2022 = hours(60)

const steps = [{ fromMinutes: hours(6), inclusive: true, minutes: 30, nightMinutes: 45 }]

const young = {
  dailyMaxMinutes: hours(8),
  weeklyMaxMinutes: hours(40),
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
  mayWorkNights: false,
  mayDoStrenuousWork: false,
}
/** Four hours a day and twenty a week (art. 146 (1)). */
const child = { ...young, dailyMaxMinutes: hours(4), weeklyMaxMinutes: hours(20) }
const unlimited = {
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
}
/** Without overtime: the normal day and the normal week. */
const normalTime = {
  dailyMaxMinutes: hours(8),
  weeklyMaxMinutes: hours(48),
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
  mayWorkNights: false,
}
/** From the seventh month of pregnancy, in remote areas the sixth (art. 137 (1) a); and with a child under twelve months. */
const noTrips = { rights: { noTrips: true } }
const protectedGroups = {
  minor_under_15: child,
  minor_under_16: young,
  minor: young,
  disabled: { ...normalTime, mayDoStrenuousWork: false },
  pregnant: { ...normalTime, ...noTrips, mayDoStrenuousWork: false },
  /** Strenuous work alone, or an hour less of it, as soon as the employer knows (art. 137 (2)). */
  pregnant_early: { ...unlimited, mayWorkNights: true, mayDoStrenuousWork: false },
  /** Here while the child is under twelve months, and without the parent's consent. */
  parent_of_young_child: { ...normalTime, ...noTrips, mayDoStrenuousWork: true },
  /** An hour a day while the child is under twelve months, whatever the mother has consented to (art. 137 (4)). */
  nursing: {
    ...unlimited,
    mayWorkNights: true,
    mayDoStrenuousWork: true,
    rights: { nursingBreak: { overMinutes: hours(7), minutes: 60 } },
  },
  /** A shorter day is a right to agree on one (art. 148 (2)), so that it is in the contract; overtime is not barred. */
  elderly: { ...unlimited, mayWorkNights: true, mayDoStrenuousWork: false },
}
/**
 * The seventh month begins after 24 of the 40 weeks before the expected birth, the sixth after 20, by months of four
 * weeks: those of the calendar would begin up to two weeks later.
 */
const groupSpans = {
  childMonths: { parent_of_young_child: 12, nursing: 12 },
  pregnancyDays: { usual: 16 * 7, remoteArea: 20 * 7 },
}

/** Labour Code 45/2019/QH14 and Decree 145/2020. */
const from2021: PackVersion = {
  validFrom: '2021-01-01',
  limits: {
    workingDay: assumed('calendar_day', 'not regulated; the day the shift starts on'),
    dailyMaxMinutes: law(everySystem(hours(12)), 'Labour Code art. 107; Decree 145 art. 60: with overtime'),
    normalDayMinutes: law(hours(8), 'Labour Code art. 105 (1)'),
    weeklyMaxMinutes: law(null, 'Labour Code art. 107: the overtime of days, months and years is limited'),
    normalWeekMinutes: law(hours(48), 'Labour Code art. 105 (1)'),
    partialWeeks: assumed(false, 'chosen by the organisation'),
    averageWeekMaxMinutes: law(null, 'Labour Code art. 105, 107: no average'),
    dailyRestMinutes: law(hours(12), 'Labour Code art. 110'),
    dailyRestMode: law('between_shifts', 'Labour Code art. 110'),
    weeklyRestMinutes: law(hours(24), 'Labour Code art. 111'),
    reducedWeeklyRestMinutes: law(null, 'Labour Code art. 111: no relief on a change of shift'),
    shiftChangeMinutes: assumed(hours(4), 'not used'),
    weeklyRestMode: assumed('clip_or_start', 'Labour Code art. 111'),
    weekStart: assumed('monday', 'set by the work rules'),
    sundayStartsAt: law(null, 'Labour Code art. 111: the employer fixes the weekly rest day'),
    maxConsecutiveSundays: law(null, 'Labour Code art. 111'),
    sundayFreeUpToMinutes: assumed(0, 'not used'),
    breaks: law(
      { steps, paidOnly: false, singleBlock: true, perDay: true, nightWorkMinutes: hours(3) },
      'Labour Code art. 109; Decree 145 art. 63, 64'
    ),
    mergeGapMinutes: assumed(0, 'only works that touch are one shift'),
    interruptedGapMinutes: assumed(hours(5), 'not regulated'),
    nightFrom: law('22:00', 'Labour Code art. 106'),
    nightUntil: law('06:00', 'Labour Code art. 106'),
    nightWorkerMinutes: assumed(hours(3), 'Decree 145 art. 64, for breaks; not used'),
    nightWorkerPercent: law(null, 'not used'),
    nightDayMaxMinutes: law(null, 'Labour Code art. 105 (3): by national technical regulations'),
    overtimeMonthMaxMinutes: law(MONTH_CAP, 'Labour Code art. 107 (2)'),
    restWeekdays: assumed([], 'Labour Code art. 111: fixed by the work rules'),
    protectedGroups: assumed(protectedGroups, 'Labour Code art. 137, 146-149, 160; Decree 145 art. 80'),
    monthRestDays: law(4, 'Labour Code art. 111 (1)'),
    groupSpans: assumed(groupSpans, 'Labour Code art. 137 (1), (4)'),
    toleranceMinutes: assumed(0, 'chosen by the organisation'),
  },
  figures: {
    nominalDayMinutes: law(hours(8), 'Labour Code art. 105'),
    nominalWeekMinutes: law(hours(48), 'Labour Code art. 105'),
    nightBonusPercent: law(30, 'Labour Code art. 98 (2)'),
    minimumWageMinor: assumed(null, 'before July 2024: not recorded here'),
    minimumWageHourMinor: assumed(null, 'before July 2024: not recorded here'),
    overtimePercent: law({ workday: 150, restDay: 200, holiday: 300 }, 'Labour Code art. 98 (1)'),
    overtimeYearCapMinutes: law(hours(200), 'Labour Code art. 107 (2); 300 h in listed cases'),
    thresholds: assumed(
      { dailyMinutes: hours(8), weeklyMinutes: hours(48), doubleMinutes: null },
      'Labour Code art. 105'
    ),
    leaveDayMinutes: assumed(hours(8), 'Labour Code art. 113'),
  },
}
/** A temporary relief of 2022; whether it went on is what a lawyer should confirm. */
const from2022 = amended(from2021, '2022-04-01', {
  limits: { overtimeMonthMaxMinutes: assumed(MONTH_CAP_OF_2022, 'Resolution 17/2022/UBTVQH15') },
})
const from2023 = amended(from2022, '2023-01-01', {
  limits: {
    overtimeMonthMaxMinutes: assumed(MONTH_CAP, 'Labour Code art. 107 (2), after Resolution 17/2022'),
  },
})

/**
 * The four regions have wages of their own; that of the first one, with the inner districts of Hà Nội and Hồ Chí Minh
 * City, is the highest. A company of another region enters its own: 4,410,000 a month and 21,200 an hour in region II,
 * 3,860,000 and 18,600 in III, 3,450,000 and 16,600 in IV.
 */
const from2024 = amended(from2023, '2024-07-01', {
  figures: {
    minimumWageMinor: law(
      4_960_000,
      'Decree 74/2024/ND-CP art. 3 (1), of 30 June 2024, in force from 1 July 2024: region I'
    ),
    minimumWageHourMinor: law(
      23_800,
      'Decree 74/2024/ND-CP art. 3 (1), of 30 June 2024, in force from 1 July 2024: region I'
    ),
  },
})
/** In region II 4,730,000 a month and 22,700 an hour, 4,140,000 and 20,000 in III, 3,700,000 and 17,800 in IV. */
const from2026 = amended(from2024, '2026-01-01', {
  figures: {
    minimumWageMinor: law(
      5_310_000,
      'Decree 293/2025/ND-CP art. 3 (1), of 10 November 2025, in force from 1 January 2026: region I'
    ),
    minimumWageHourMinor: law(
      25_500,
      'Decree 293/2025/ND-CP art. 3 (1), of 10 November 2025, in force from 1 January 2026: region I'
    ),
  },
})

export const vietnam: LawPack = { id: 'VN', versions: [from2021, from2022, from2023, from2024, from2026] }
