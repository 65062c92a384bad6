import { amended, assumed, law, type LawPack, type PackVersion } from './law_pack.ts'
import { everySystem, hours } from './work_systems.ts'

const dailyMaxMinutes = {
  ...everySystem(hours(12)),
  BASIC: hours(8),
  INTERRUPTED: hours(8),
  FLEX: hours(8),
  EQUIV16: hours(16),
  EQUIV24: hours(24),
}

/** A month, three and four of them, in days. */
const [MONTH, THREE_MONTHS, FOUR_MONTHS] = [31, 92, 123]
/**
 * Three months where that is justified (art. 135 § 2). Continuous work has four weeks (art. 138); its limit here is a
 * month, since settlement periods are whole months.
 */
const settlementMaxDays = {
  ...everySystem(FOUR_MONTHS),
  TASK: FOUR_MONTHS,
  EQUIV12: THREE_MONTHS,
  EQUIV16: MONTH,
  EQUIV24: THREE_MONTHS,
  CONT: MONTH,
  SHORTWEEK: MONTH,
  WEEKEND: MONTH,
}

const steps = [
  { fromMinutes: hours(6), inclusive: true, minutes: 15, nightMinutes: null },
  { fromMinutes: hours(9), inclusive: false, minutes: 30, nightMinutes: null },
  { fromMinutes: hours(16), inclusive: false, minutes: 45, nightMinutes: null },
]

const unlimited = {
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
  mayWorkNights: true,
  mayDoStrenuousWork: true,
}
const youngRests = { dailyRestMinutes: hours(14), weeklyRestMinutes: hours(48) }
/** Half an hour after four and a half; the daily rest takes in the night, the weekly one Sunday. */
const youngRights = {
  rights: {
    youngBreak: { overMinutes: hours(4.5), minutes: 30, whole: true },
    restCoversNight: true,
    restOnSunday: true,
  },
}
/** Fixed by art. 203 § 1, unlike the night of adults, which the employer sets. */
const nightOfTheYoung = { ownNight: { nightFrom: '22:00', nightUntil: '06:00' } }
/** From eight o'clock for those who work by exception (art. 203 § 1¹). */
const nightByException = { ownNight: { nightFrom: '20:00', nightUntil: '06:00' } }
/** Neither in the interrupted system nor away from the workplace without consent (art. 178). */
const atOnePlace = { rights: { undividedDays: true, noTrips: true } }
const forbidden = { mayWorkNights: false, mayDoStrenuousWork: false }

/** Eight hours even where the system allows more; no nights, no overtime. */
const protectedGroups = {
  minor_under_16: {
    ...unlimited,
    ...youngRests,
    ...forbidden,
    ...nightOfTheYoung,
    ...youngRights,
    dailyMaxMinutes: hours(6),
  },
  minor: {
    ...unlimited,
    ...youngRests,
    ...forbidden,
    ...nightOfTheYoung,
    ...youngRights,
    dailyMaxMinutes: hours(8),
  },
  disabled: {
    ...unlimited,
    dailyMaxMinutes: hours(7),
    weeklyMaxMinutes: hours(35),
    mayWorkNights: false,
    rights: { extraBreakMinutes: 15 },
  },
  pregnant: { ...unlimited, ...forbidden, ...atOnePlace, dailyMaxMinutes: hours(8) },
  parent_of_young_child: { ...unlimited, ...atOnePlace, dailyMaxMinutes: hours(8), mayWorkNights: false },
  light_work_term: { ...unlimited, weeklyMaxMinutes: hours(12), rights: { schoolDayMaxMinutes: hours(2) } },
  light_work_holidays: { ...unlimited, dailyMaxMinutes: hours(7), weeklyMaxMinutes: hours(35) },
  young_by_exception: { ...unlimited, ...nightByException, mayWorkNights: false },
  workplace_manager: { ...unlimited, rights: { managesWorkplace: true } },
}

/** Kodeks pracy, part six; breaks as they are since 26 April 2023. */
const from2023: PackVersion = {
  validFrom: '2023-04-26',
  limits: {
    workingDay: law('from_shift_start', 'KP art. 128 § 3 pt 1'),
    dailyMaxMinutes: law(dailyMaxMinutes, 'KP art. 129, 135-140¹, 143, 144'),
    normalDayMinutes: law(null, 'KP art. 129: the daily limit follows the work system'),
    weeklyMaxMinutes: assumed(hours(48), 'KP art. 131 § 1: an average, reported for a single week'),
    normalWeekMinutes: law(null, 'KP art. 129 § 1: an average over the settlement period'),
    partialWeeks: assumed(false, 'chosen by the organisation'),
    averageWeekMaxMinutes: assumed(hours(48), 'KP art. 131 § 1'),
    dailyRestMinutes: law(hours(11), 'KP art. 132 § 1'),
    dailyRestMode: law('in_24h_from_start', 'KP art. 132 § 1'),
    weeklyRestMinutes: law(hours(35), 'KP art. 133 § 1'),
    reducedWeeklyRestMinutes: law(hours(24), 'KP art. 133 § 2'),
    shiftChangeMinutes: assumed(hours(4), 'KP art. 133 § 2: when the shift type counts as changed'),
    weeklyRestMode: assumed('clip_or_start', 'KP art. 133; commentaries disagree'),
    weekStart: law('settlement', 'KP art. 128 § 3 pt 2'),
    sundayStartsAt: law('06:00', 'KP art. 151⁹ § 2'),
    maxConsecutiveSundays: law(3, 'KP art. 151¹²'),
    sundayFreeUpToMinutes: assumed(0, 'KP art. 151⁹: any work makes a working Sunday'),
    breaks: law(
      { steps, paidOnly: true, singleBlock: false, leastMinutes: 15, nightWorkMinutes: 0 },
      'KP art. 134'
    ),
    mergeGapMinutes: assumed(0, 'only works that touch are one shift'),
    interruptedGapMinutes: assumed(hours(5), 'KP art. 139'),
    nightFrom: assumed('22:00', 'KP art. 151⁷ § 1: eight hours between 21:00 and 07:00'),
    nightUntil: assumed('06:00', 'KP art. 151⁷ § 1'),
    nightWorkerMinutes: assumed(hours(3), 'KP art. 151⁷ § 2'),
    nightWorkerPercent: law(25, 'KP art. 151⁷ § 2: a quarter of the period'),
    nightDayMaxMinutes: assumed(hours(8), 'KP art. 151⁷ § 3'),
    overtimeMonthMaxMinutes: law(null, 'KP art. 151: no cap by the month'),
    restWeekdays: law([], 'KP art. 151: not used'),
    protectedGroups: assumed(
      protectedGroups,
      'KP art. 132 § 2, 148, 176, 178, 191 § 5, 200², 202-204; Dz.U. 1997 nr 123 poz. 776 art. 15, 17'
    ),
    groupSpans: law({ childMonths: { parent_of_young_child: 8 * 12 } }, 'KP art. 178 § 2'),
    toleranceMinutes: assumed(0, 'chosen by the organisation'),
    weekendSystemDays: law([5, 6, 7], 'KP art. 144'),
    settlementMaxDays: law(settlementMaxDays, 'KP art. 129 § 1, 135-137, 143, 144'),
    shortWeekDays: law(4, 'KP art. 143'),
    harmfulDayMaxMinutes: law(hours(8), 'KP art. 148 pt 1, 151 § 2'),
    overtimeYearMaxMinutes: law(hours(150), 'KP art. 151 § 3; another number by § 4'),
    daysOffInLieu: law(true, 'KP art. 151³, 151¹¹'),
    continuousWork: law(
      {
        averageWeekMaxMinutes: hours(43),
        normalWeekMinutes: hours(40),
        longDaysAWeek: 1,
        longDayOverMinutes: hours(8),
      },
      'KP art. 138 § 2, 4, 5'
    ),
  },
  figures: {
    nominalDayMinutes: law(hours(8), 'KP art. 129 § 1, 130'),
    nominalWeekMinutes: law(hours(40), 'KP art. 129 § 1, 130'),
    nightBonusPercent: law(20, 'KP art. 151⁸ § 1'),
    minimumWageMinor: assumed(null, 'before 2025: not recorded here'),
    minimumWageHourMinor: assumed(null, 'before 2025: not recorded here'),
    overtimePercent: law({ workday: 150, restDay: 200, holiday: 200 }, 'KP art. 151¹ § 1'),
    overtimeYearCapMinutes: law(hours(150), 'KP art. 151 § 3'),
    thresholds: assumed(
      { dailyMinutes: hours(8), weeklyMinutes: hours(40), doubleMinutes: null },
      'KP art. 129 § 1'
    ),
    leaveDayMinutes: law(hours(8), 'KP art. 154²'),
  },
}
const from2025 = amended(from2023, '2025-01-01', {
  figures: {
    minimumWageMinor: law(466_600, 'Dz.U. 2024 poz. 1362'),
    minimumWageHourMinor: law(3050, 'Dz.U. 2024 poz. 1362'),
  },
})
const from2026 = amended(from2025, '2026-01-01', {
  figures: {
    minimumWageMinor: law(480_600, 'Dz.U. 2025 poz. 1242'),
    minimumWageHourMinor: law(3140, 'Dz.U. 2025 poz. 1242'),
  },
})
const from2027 = amended(from2026, '2027-01-01', {
  figures: {
    minimumWageMinor: law(495_000, 'Dz.U. 2026 poz. 1213'),
    minimumWageHourMinor: law(3230, 'Dz.U. 2026 poz. 1213'),
  },
})

export const poland: LawPack = { id: 'PL', versions: [from2023, from2025, from2026, from2027] }
