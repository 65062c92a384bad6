import { ofFigure, ofRule } from '../case.ts'

const hours = ofRule('period_hours', 'hours of the contract; Labour Code 45/2019/QH14 art. 105')
const days = ofRule('period_days', 'days of the contract; Labour Code 45/2019/QH14 art. 111')
const overlap = ofRule('overlap', 'one person, one place')
const leave = ofRule('absence', 'Labour Code 45/2019/QH14 art. 113')
const contract = ofFigure('contract_hours', 'Labour Code 45/2019/QH14 art. 105, 112')
const november = { from: '2026-11-01', until: '2026-12-01' }

/** Working days of eight hours from Monday to Friday, holidays of the state left out. */
const months: Record<number, readonly number[]> = {
  2026: [168, 120, 176, 160, 160, 176, 184, 168, 160, 176, 160, 184],
  2027: [160, 120, 184, 160, 160, 176, 176, 176, 160, 168, 168, 184],
}
const table = Object.entries(months).flatMap(([year, counts]) =>
  counts.map((count, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    return contract(`N0 ${month}`, `forty hours a week in ${month}`, `${month} | week 40`, `${count}:00`)
  })
)

export const period = [
  hours('W8a', 'exactly the agreed hours', '11-02..11-22 8-16', '', { ...november, agreedHours: 168 }),
  hours('W8b', 'one minute more', '11-02..11-21 8-16, 11-22 8-16:01', '168:01', {
    ...november,
    agreedHours: 168,
  }),
  hours('W8c', 'a night over the end', '11-30 22-6', '2:00', { ...november, agreedHours: 1 }),
  hours('W8d', 'nothing agreed', '11-02..11-29 8-20', '', november),
  days('W8e', 'exactly the agreed days', '11-02..11-27 8-9', '', { ...november, agreedDays: 26 }),
  days('W8f', 'a day more', '11-02..11-28 8-9', '27', { ...november, agreedDays: 26 }),
  days('W8g', 'two shifts of a date', '11-02 6-10, 11-02 16-20', '', { ...november, agreedDays: 1 }),
  overlap('F1', 'a shared minute', 'mon 6-14, mon 13:59-22', '0:01'),
  overlap('F2', 'shifts that touch', 'mon 6-14, mon 14-22'),
  leave('F3', 'a shift on leave', 'mon 6-14', '8:00', { leave: 'mon' }),
  leave('F4', 'a night into leave', 'mon 22-6', '6:00', { leave: 'tue' }),
  ...table,
  contract('N1', 'forty-eight hours a week over thirty days', '2026-11 | week 48 | calendar', '205:43'),
  contract('N2', 'a single week', '2026-11-02..2026-11-08 | week 48 | calendar', '48:00'),
  contract('N3', 'Culture Day is free', '2026-11-24..2026-11-24 | week 40', '0:00'),
]
