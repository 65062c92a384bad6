import { ofRule } from '../case.ts'

const weekend = ofRule('weekend_system', 'KP art. 144')
const short = ofRule('short_week', 'KP art. 143')
const long = ofRule('continuous_week', 'KP art. 138 § 2')
const average = ofRule('continuous_average', 'KP art. 138 § 2')
const settlement = ofRule('settlement_length', 'KP art. 129 § 1, 135-138, 143, 144')
const divided = ofRule('divided_day', 'KP art. 178')

const weekendSystem = { workSystem: 'WEEKEND' as const }
const shorter = { workSystem: 'SHORTWEEK' as const }
const continuous = { workSystem: 'CONT' as const }
const fourWeeks = { ...continuous, settlementUntil: '2026-11-30' }
const interrupted = { workSystem: 'INTERRUPTED' as const }
const pregnant = { ...interrupted, groups: ['pregnant' as const] }
const parent = { ...interrupted, groups: ['parent_of_young_child' as const] }
/** A settlement period from 2 November 2026 on. */
const until = (settlementUntil: string) => ({ settlementUntil })
/** Eight hours on four days and twelve on the fifth: 44 hours. */
const fullWeek = (week: string): string => `mon${week}..thu${week} 6-14, fri${week} 6-18`
const threeFull = ['', '+7', '+14'].map(fullWeek).join(', ')

/** Work systems and what each of them has of its own. */
export const systems = [
  weekend('WS1', 'Friday to Sunday', 'fri..sun 8-20', '', weekendSystem),
  weekend('WS1b', 'a Thursday', 'thu 8-16', '1', weekendSystem),
  weekend('WS1c', 'a Monday and a Wednesday', 'mon wed 8-16', '1 1', weekendSystem),
  weekend('WS1d', 'a holiday in the week', '11-11 8-16', '', { ...weekendSystem, holidays: '11-11' }),
  weekend('WS1e', 'Thursday night is Thursday’s', 'thu 22-6', '1', weekendSystem),
  weekend('WS1f', 'and Sunday night Sunday’s', 'sun 22-6', '', weekendSystem),
  weekend('WS1g', 'other systems use the whole week', 'mon..fri 8-16'),

  short('SW1', 'four days of ten hours', 'mon..thu 8-18', '', shorter),
  short('SW1b', 'a fifth one', 'mon..thu 8-18, sat 8-12', '5', shorter),
  short('SW1c', 'two such weeks', 'mon..fri mon+7..sat+7 8-16', '5 6', shorter),
  short('SW1d', 'two shifts of one day are a day', 'mon..thu 8-12, thu 14-18', '', shorter),
  short('SW1e', 'each week by itself', 'wed..sat 8-16, mon+7..thu+7 8-16', '', shorter),
  short('SW1f', 'a night is of the day it starts on', 'mon..wed 8-16, thu 22-6', '', shorter),
  short('SW1g', 'other systems have five days', 'mon..fri 8-16'),

  long('CW1', 'a day of twelve hours in a week', 'mon..thu 6-14, fri 6-18', '', continuous),
  long('CW1b', 'a second one', 'mon tue 6-14, wed 6-18, fri 6-18', '2', continuous),
  long('CW1c', 'a second one by a minute', 'mon 6-18, wed 6-14:01', '2', continuous),
  long('CW1d', 'eight hours are no longer day', 'mon 6-18, wed 6-14', '', continuous),
  long('CW1e', 'two weeks with three each', 'mon wed fri 6-18, mon+7 wed+7 fri+7 6-18', '3 3', continuous),
  long('CW1f', 'one in each week', 'fri 6-18, mon+7 6-18', '', continuous),
  long('CW1g', 'unpaid breaks are no work', 'mon 6-18, wed 6-14:30 -30', '', continuous),
  long('CW1h', 'parts that touch are one day', 'mon 6-18, wed 6-10, wed 10-15', '2', continuous),
  long('CW1i', 'other systems have days of twelve hours', 'mon wed fri 6-18', '', { workSystem: 'EQUIV12' }),

  average('CA1', 'three weeks of 44 hours and one of 40', `${threeFull}, mon+21..fri+21 6-14`, '', fourWeeks),
  average('CA1b', 'a fourth of 44', `${threeFull}, ${fullWeek('+21')}`, '44:00', fourWeeks),
  average(
    'CA1c',
    'four minutes more make one a week',
    `${threeFull}, mon+21..thu+21 6-14, fri+21 6-14:04`,
    '43:01',
    fourWeeks
  ),
  average(
    'CA1d',
    'a week of leave is neutral',
    `${fullWeek('')}, ${fullWeek('+7')}, mon+14..fri+14 6-14, mon+21..fri+21 6-14`,
    '',
    {
      ...fourWeeks,
    }
  ),
  average('CA1e', 'weeks of leave do not balance', `${fullWeek('')}, ${fullWeek('+7')}`, '44:00', {
    ...fourWeeks,
    leave: '11-16..11-29',
  }),
  average(
    'CA1f',
    'without a settlement period nothing is said',
    `${threeFull}, ${fullWeek('+21')}`,
    '',
    continuous
  ),
  average('CA1g', 'other systems have 48 hours', `${threeFull}, ${fullWeek('+21')}`, '', {
    ...fourWeeks,
    workSystem: 'EQUIV12',
  }),
  average('CA1h', 'within the tolerance', `${threeFull}, mon+21..thu+21 6-14, fri+21 6-14:04`, '43:01~', {
    ...fourWeeks,
    limits: { toleranceMinutes: 15 },
  }),

  divided('DD1', 'two parts with a gap', 'mon 6-10, mon 14-18', '2', pregnant),
  divided('DD1b', 'parts that touch are one', 'mon 6-10, mon 10-14', '', pregnant),
  divided('DD1c', 'a parent who has not consented', 'mon 6-10, mon 14-18', '2', parent),
  divided('DD1d', 'two such days', 'mon wed 6-10, mon wed 14-18', '2 2', pregnant),
  divided('DD1e', 'others may', 'mon 6-10, mon 14-18', '', interrupted),
  divided('DD1f', 'a whole day', 'mon..fri 6-14', '', pregnant),
  divided('DD1g', 'under other systems that is a second shift', 'mon 6-10, mon 14-18', '', {
    groups: ['pregnant'],
  }),
  divided('DD1h', 'the next morning within the 24 hours', 'mon 14-18, tue 10-13', '2', pregnant),

  settlement('SL1', 'four months in the basic system', 'mon 8-16', '', until('2027-03-02')),
  settlement('SL1b', 'a week more', 'mon 8-16', '127', until('2027-03-09')),
  settlement('SL1c', 'three months of twelve-hour days', 'mon 8-20', '', {
    ...until('2027-02-02'),
    workSystem: 'EQUIV12',
  }),
  settlement('SL1d', 'four of them', 'mon 8-20', '120', { ...until('2027-03-02'), workSystem: 'EQUIV12' }),
  settlement('SL1e', 'two months of sixteen-hour days', 'mon 8-20', '60', {
    ...until('2027-01-01'),
    workSystem: 'EQUIV16',
  }),
  settlement('SL1f', 'a month of the weekend system', 'sat 8-20', '', {
    ...until('2026-12-02'),
    workSystem: 'WEEKEND',
  }),
  settlement('SL1g', 'two days more than a month', 'sat 8-20', '32', {
    ...until('2026-12-04'),
    workSystem: 'WEEKEND',
  }),
  settlement('SL1h', 'two months of the shorter week', 'mon 8-16', '60', {
    ...until('2027-01-01'),
    workSystem: 'SHORTWEEK',
  }),
  settlement('SL1i', 'no work in it', '', '', { ...until('2027-01-01'), workSystem: 'WEEKEND' }),
  settlement('SL1j', 'work before it only', '11-01 8-16', '', {
    ...until('2027-01-01'),
    workSystem: 'WEEKEND',
  }),
]
