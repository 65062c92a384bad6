import { assumed, law, type LawPack } from './law_pack.ts'
import { everySystem, hours } from './work_systems.ts'

const DIRECTIVE = 'Directive 2003/88/EC'
const NATIONAL = 'left to national law'
const steps = [{ fromMinutes: hours(6), inclusive: false, minutes: 15, nightMinutes: null }]
const young = {
  dailyMaxMinutes: hours(8),
  weeklyMaxMinutes: hours(40),
  dailyRestMinutes: hours(12),
  weeklyRestMinutes: hours(48),
  mayWorkNights: false,
  mayDoStrenuousWork: false,
  rights: { youngBreak: { overMinutes: hours(4.5), minutes: 30, whole: false }, restOnSunday: true },
}
/**
 * Those under sixteen are taken to be still in compulsory schooling: children, who rest longer and whose
 * night begins at eight (art. 3 b, 9 (1) a, 10 (1) a).
 */
const child = {
  ...young,
  dailyRestMinutes: hours(14),
  ownNight: { nightFrom: '20:00', nightUntil: '06:00' },
}
const unlimited = {
  dailyMaxMinutes: null,
  weeklyMaxMinutes: null,
  dailyRestMinutes: null,
  weeklyRestMinutes: null,
  mayWorkNights: true,
  mayDoStrenuousWork: true,
}
const pregnant = { ...unlimited, mayWorkNights: false, mayDoStrenuousWork: false }

/** Everywhere else in the Union. The daily limit is what the daily rest leaves. */
export const european: LawPack = {
  id: 'EU',
  versions: [
    {
      validFrom: '2004-08-02',
      limits: {
        workingDay: assumed('calendar_day', NATIONAL),
        dailyMaxMinutes: assumed(everySystem(hours(13)), `${DIRECTIVE} art. 3: 24 hours less the rest`),
        normalDayMinutes: law(null, NATIONAL),
        weeklyMaxMinutes: assumed(hours(48), `${DIRECTIVE} art. 6: an average, reported for a single week`),
        normalWeekMinutes: law(null, NATIONAL),
        partialWeeks: assumed(false, 'chosen by the organisation'),
        averageWeekMaxMinutes: assumed(hours(48), `${DIRECTIVE} art. 6, 16`),
        dailyRestMinutes: assumed(hours(11), `${DIRECTIVE} art. 3`),
        dailyRestMode: assumed('in_24h_from_start', `${DIRECTIVE} art. 3`),
        weeklyRestMinutes: assumed(hours(35), `${DIRECTIVE} art. 5: 24 hours and the daily rest`),
        reducedWeeklyRestMinutes: assumed(hours(24), `${DIRECTIVE} art. 5, 17`),
        shiftChangeMinutes: assumed(hours(4), `${DIRECTIVE} art. 17 (4): when the shift counts as changed`),
        weeklyRestMode: assumed('clip_or_start', `${DIRECTIVE} art. 5`),
        weekStart: assumed('monday', NATIONAL),
        sundayStartsAt: assumed(null, NATIONAL),
        maxConsecutiveSundays: assumed(null, NATIONAL),
        sundayFreeUpToMinutes: assumed(0, NATIONAL),
        breaks: assumed(
          { steps, paidOnly: false, singleBlock: false, nightWorkMinutes: 0 },
          `${DIRECTIVE} art. 4: from six hours on; the length is national`
        ),
        mergeGapMinutes: assumed(0, 'only works that touch are one shift'),
        interruptedGapMinutes: assumed(hours(5), NATIONAL),
        nightFrom: assumed('22:00', `${DIRECTIVE} art. 2 (3)`),
        nightUntil: assumed('06:00', `${DIRECTIVE} art. 2 (3)`),
        nightWorkerMinutes: assumed(hours(3), `${DIRECTIVE} art. 2 (4)`),
        nightWorkerPercent: assumed(null, `${DIRECTIVE} art. 2 (4) b: by national law`),
        nightDayMaxMinutes: assumed(hours(8), `${DIRECTIVE} art. 8 (b)`),
        overtimeMonthMaxMinutes: assumed(null, NATIONAL),
        restWeekdays: assumed([], NATIONAL),
        protectedGroups: assumed(
          {
            minor_under_16: child,
            minor: young,
            pregnant,
            light_work_term: {
              ...unlimited,
              weeklyMaxMinutes: hours(12),
              rights: { schoolDayMaxMinutes: hours(2) },
            },
            light_work_holidays: { ...unlimited, dailyMaxMinutes: hours(7), weeklyMaxMinutes: hours(35) },
          },
          'Directive 94/33/EC art. 7-10, 12; Directive 92/85/EEC art. 6, 7'
        ),
        toleranceMinutes: assumed(0, 'chosen by the organisation'),
        nightAverageDayMinutes: assumed(
          hours(8),
          `${DIRECTIVE} art. 8 (a), 16 (c): in the settlement period`
        ),
        mostWeeklyRestWeeks: law(2, `${DIRECTIVE} art. 16 (a): by national law`),
      },
      figures: {
        nominalDayMinutes: assumed(hours(8), 'hours of the contract'),
        nominalWeekMinutes: assumed(hours(40), 'hours of the contract'),
        nightBonusPercent: assumed(null, NATIONAL),
        minimumWageMinor: assumed(null, NATIONAL),
        minimumWageHourMinor: assumed(null, NATIONAL),
        overtimePercent: assumed(null, NATIONAL),
        overtimeYearCapMinutes: assumed(null, NATIONAL),
        thresholds: assumed(
          { dailyMinutes: hours(8), weeklyMinutes: hours(40), doubleMinutes: hours(12) },
          'chosen by the organisation'
        ),
        leaveDayMinutes: assumed(hours(8), `${DIRECTIVE} art. 7`),
      },
    },
  ],
}
