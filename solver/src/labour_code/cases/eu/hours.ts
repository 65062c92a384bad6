import { ofFigure, ofRule } from '../case.ts'

const week = ofRule('weekly_hours', 'Directive 2003/88/EC art. 6')
const average = ofRule('period_average', 'Directive 2003/88/EC art. 6, 16')
const neutral = ofRule('period_average', 'Directive 2003/88/EC art. 16 (b)')
const young = ofRule('personal_week', 'Directive 94/33/EC art. 8')
const hours = ofRule('period_hours', 'hours of the contract')
const days = ofRule('period_days', 'days of the contract')
const overlap = ofRule('overlap', 'one person, one place')
const leave = ofRule('absence', 'Directive 2003/88/EC art. 7')
const contract = ofFigure('contract_hours', 'hours of the contract')
const four = { from: '2026-09-01', until: '2027-01-01', settlementUntil: '2027-01-01' }
const two = { settlementUntil: '2026-11-16' }
const three = { settlementUntil: '2026-11-23' }
const november = { from: '2026-11-01', until: '2026-12-01' }

/** Working days of eight hours from Monday to Friday; a country's holidays come on top. */
const months: Record<number, readonly number[]> = {
  2026: [176, 160, 176, 176, 168, 176, 184, 168, 176, 176, 168, 184],
  2027: [168, 160, 184, 176, 168, 176, 176, 176, 176, 168, 176, 184],
}
const table = Object.entries(months).flatMap(([year, counts]) =>
  counts.map((count, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    return contract(`N0 ${month}`, `forty hours a week in ${month}`, `${month} | week 40`, `${count}:00`)
  })
)

export const hoursAndPeriods = [
  week('W3a', 'six days of eight hours', 'mon..sat 8-16'),
  week('W3b', 'one minute more', 'mon..fri 8-16, sat 8-16:01', '48:01'),
  week('W3c', 'weeks begin on Monday', 'sun mon+7..thu+7 8-17:36'),
  week('W3d', 'a night over Sunday counts in both', 'mon..fri 8-17:12, sun 22-6'),
  week('W3e', 'six hours of it in the next week', 'mon+7..fri+7 8-16:36, sun 22-6', '49:00'),
  week('W3f', 'the autumn week has an hour more', '10-19..10-23 8-16, 10-24 22-6', '49:00', {
    from: '2026-10-19',
  }),
  week('W3g', 'the spring week one less', '03-23..03-27 8-16:12, 03-28 22-6', '', { from: '2026-03-23' }),
  week('W3h', 'unpaid breaks', 'mon..sat 8-16:30 -30'),
  week('W3i', 'up to the tolerance', 'mon..sat 8-16:05', '48:30~', { limits: { toleranceMinutes: 30 } }),
  week('W3j', 'work outside working hours', 'mon..sat 8-16, sun 8-12 uncounted'),
  young('W3k', 'forty hours for the young', 'mon..fri 8-16', '', { groups: ['minor'] }),
  young('W3l3', 'a week of adults', 'mon..sat 8-17'),
  young('W3l4', 'two weeks', 'mon..sat mon+7..sat+7 8-16', '48:00 48:00', { groups: ['minor'] }),
  young('W3l2', 'under sixteen', 'mon..sat 8-15', '42:00', { groups: ['minor_under_16'] }),
  ofRule('weekly_norm', 'Directive 2003/88/EC art. 6')('W3l5', 'no normal week', 'mon..sat 8-20'),
  young('W3l', 'one minute more', 'mon..thu 8-16, fri 8-16:01', '40:01', { groups: ['minor'] }),
  neutral('W3t', 'sick days are neutral', 'mon..sat 8-16, mon+7..wed+7 8-16', '50:24', {
    ...two,
    leave: '11-12..11-15',
  }),
  neutral('W3t2', 'free days are not', 'mon..sat 8-16, mon+7..wed+7 8-16', '', two),
  average('W3t3', 'who left after a week', 'mon..sat 8-17', '54:00', { ...three, employed: '11-02..11-08' }),
  average('W3t4', 'three days are averaged over a week', 'mon..wed 8-20', '', {
    ...three,
    employed: '11-02..11-04',
  }),
  average('W3t5', 'the next period has its own', 'mon..sat mon+7..sat+7 8-16, mon+14..sat+14 8-20', '', two),
  average('W3t6', 'the autumn night has nine hours', '10-19..10-23 8-16, 10-24 22-6', '49:00', {
    from: '2026-10-19',
    settlementUntil: '2026-10-26',
  }),
  average('W3m', '860 hours in four months', '09-01..11-25 8-18', '49:21', four),
  average('W3n', '830 hours in four months', '09-01..11-22 8-18', '', four),
  average('W3o', 'a long week and a short one', 'mon..fri 8-20, mon+7..wed+7 8-20', '', two),
  average('W3p', 'one minute more in two weeks', 'mon..sat mon+7..fri+7 8-16, sat+7 8-16:01', '48:01', two),
  average('W3q', 'exactly 48 hours', 'mon..sat mon+7..sat+7 8-16', '', two),
  average('W3s', 'leave is neutral', 'mon..sat 8-18, mon+7..sat+7 8-18', '60:00', {
    settlementUntil: '2026-11-23',
    leave: '11-16..11-22',
  }),
  average('W3s2', 'a free week balances', 'mon..sat 8-18, mon+7..sat+7 8-18', '', {
    settlementUntil: '2026-11-23',
  }),
  average('W3s3', 'hired in mid-period', '11-16..11-21 8-17', '54:00', {
    employed: '11-16..11-22',
    settlementUntil: '2026-11-23',
  }),
  average('W3r', 'an unknown period', '09-01..11-25 8-18', '', { from: '2026-09-01' }),
  hours('W8a', 'exactly the agreed hours', '11-02..11-22 8-16', '', { ...november, agreedHours: 168 }),
  hours('W8b', 'one minute more', '11-02..11-21 8-16, 11-22 8-16:01', '168:01', {
    ...november,
    agreedHours: 168,
  }),
  hours('W8c', 'a night over the end', '11-30 22-6', '2:00', { ...november, agreedHours: 1 }),
  hours('W8d', 'the autumn night', '10-24 22-6', '9:00', {
    from: '2026-10-01',
    until: '2026-11-01',
    agreedHours: 8,
  }),
  days('W8e', 'exactly the agreed days', '11-02..11-21 8-9', '', { ...november, agreedDays: 20 }),
  days('W8f', 'a day more', '11-02..11-22 8-9', '21', { ...november, agreedDays: 20 }),
  overlap('F1', 'a shared minute', 'mon 6-14, mon 13:59-22', '0:01'),
  overlap('F2', 'the repeated hour of autumn', '10-24 18-2, 10-25 3-8'),
  leave('F3', 'a shift on leave', 'mon 6-14', '8:00', { leave: 'mon' }),
  leave('F4', 'a night that ends as leave begins', 'mon 16-0', '', { leave: 'tue' }),
  ...table,
  contract('N1', 'half time', '2026-11 | week 20', '84:00'),
  contract('N2', 'thirty-five hours a week', '2026-11 | week 35', '147:00'),
  contract('N3', 'by the calendar', '2026-11 | week 35 | calendar', '150:00'),
  contract('N4', 'a holiday on a Wednesday', '2026-11 | week 40 | holidays 11-11', '160:00'),
  contract('N5', 'a holiday on a Sunday', '2026-11 | week 40 | holidays 11-01', '168:00'),
  contract('N6', 'a holiday on a Saturday', '2026-11 | week 40 | holidays 11-07', '168:00'),
]
