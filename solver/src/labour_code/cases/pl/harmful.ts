import { ofRule } from '../case.ts'

const system = ofRule('harmful_hours', 'KP art. 148 pt 1')
const overtime = ofRule('harmful_hours', 'KP art. 151 § 2')

const equivalent = { workSystem: 'EQUIV12' as const }
const october = { ...equivalent, from: '2026-10-05' }

/** Positions where harmful factors exceed what is allowed. */
export const harmful = [
  system('HP1', 'eight hours under a system with long days', 'mon..fri 6-14 harmful', '', equivalent),
  system('HP1b', 'one minute more', 'mon 6-14:01 harmful', '8:01', equivalent),
  system('HP1c', 'twelve hours at another position', 'mon 6-18', '', equivalent),
  system('HP1d', 'a part of the day is enough', 'mon 6-8 harmful, mon 8-18', '12:00', equivalent),
  system('HP1e', 'guards', 'mon 6-22 harmful', '16:00', { workSystem: 'EQUIV16' }),
  system('HP1f', 'continuous work', 'mon..thu 6-14 harmful, fri 6-18 harmful', '12:00', {
    workSystem: 'CONT',
  }),
  system('HP1g', 'a shorter week', 'mon..thu 8-18 harmful', '10:00 10:00 10:00 10:00', {
    workSystem: 'SHORTWEEK',
  }),
  system('HP1h', 'an unpaid break is no work', 'mon 6-14:30 harmful -30', '', equivalent),
  system(
    'HP1i',
    'the next morning within the 24 hours',
    'mon 10-18 harmful, tue 7-15 harmful',
    '11:00',
    equivalent
  ),
  system('HP1j', 'in a flexible timetable each start by itself', 'mon 10-18 harmful, tue 7-15 harmful', '', {
    workSystem: 'FLEX',
  }),
  system('HP1k', 'the day after at another position', 'mon 6-14 harmful, tue 6-18', '', equivalent),
  system('HP1l', 'the night of the autumn change', '10-24 22-6 harmful', '9:00', october),
  system('HP1m', 'within the tolerance', 'mon 6-14:15 harmful', '8:15~', {
    ...equivalent,
    limits: { toleranceMinutes: 15 },
  }),
  system(
    'HP1n',
    'work outside working hours',
    'mon 6-14 harmful, mon 14-16 harmful uncounted',
    '',
    equivalent
  ),
  overtime('HP2', 'no overtime in the basic system either', 'mon 8-17 harmful', '9:00'),
  overtime('HP2b', 'eight hours', 'mon 8-16 harmful', ''),
]
