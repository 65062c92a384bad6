import { ofRule } from '../case.ts'

const pause = ofRule('day_break', 'KP art. 134')
const meal = ofRule('day_break', 'KP art. 134, 141')
const own = ofRule('day_break', 'KP art. 104¹: work rules')
const company = { companyBreak: '30 from 6:00' }

export const dayBreak = [
  pause('W6a', 'eight hours without a break', 'mon 8-16 +0', '0:00'),
  pause('W6b', 'a quarter of an hour', 'mon 8-16 +15'),
  pause('W6c', 'twelve hours need two', 'mon 7-19 +15', '0:15'),
  pause('W6c2', 'and have them', 'mon 7-19 +15 +15'),
  pause('W6d', 'a day on guard needs three', 'mon 6-6 +30', '0:30'),
  pause('W6d2', 'and has them', 'mon 6-6 +45'),
  pause('W6e', 'under six hours', 'mon 8-13:45 +0'),
  pause('W6f', 'exactly nine hours', 'mon 9-18 +15'),
  pause('W6f2', 'one minute more', 'mon 9-18:01 +15', '0:15'),
  pause('W6h', 'exactly six hours', 'mon 8-14 +0', '0:00'),
  pause('W6i', 'one minute less', 'mon 8-13:59 +0'),
  pause('W6j', 'exactly sixteen hours', 'mon 6-22 +30'),
  pause('W6k', 'one minute more', 'mon 6-22:01 +30', '0:30'),
  meal('W6l', 'an unpaid break replaces no paid one', 'mon 8-17 -60', '0:00'),
  meal('W6m', 'both together', 'mon 8-17 -60 +15'),
  meal('W6n', 'an unpaid break shortens the working time', 'mon 8-14:30 -60'),
  pause('W6o', 'fourteen minutes', 'mon 8-16 +14', '0:00'),
  pause('W6aa', 'two shifts without a break', 'mon tue 8-16 +0', '0:00 0:00'),
  pause('W6p', 'three short ones add up to none', 'mon 8-16 +5 +5 +5', '0:00'),
  pause('W6p2', 'a quarter of an hour beside a short one', 'mon 8-16 +15 +5'),
  pause('W6p3', 'thirty minutes are two breaks in one', 'mon 7-19 +30'),
  pause('W6p4', 'fifteen and fourteen are not', 'mon 7-19 +15 +14', '0:15'),
  pause('W6p5', 'nor twice fourteen', 'mon 7-19 +14 +14', '0:00'),
  pause('W6p6', 'the second quarter given at length', 'mon 7-19 +20 +15'),
  own('W6p7', 'what the company alone asks for may be shorter', 'mon 8-12 +10', '', {
    companyBreak: '10 from 4:00',
  }),
  pause('W6q', 'parts that touch are one shift', 'mon 8-12 +0, mon 12-16 +0', '0:00'),
  pause('W6r', 'with one break between them', 'mon 8-12 +15, mon 12-16 +0'),
  pause('W6s', 'unknown breaks are not judged', 'mon 8-16'),
  pause('W6t', 'nor when one part is unknown', 'mon 8-12 +0, mon 12-16'),
  pause('W6u', 'a night', 'mon 22-6 +15'),
  pause('W6v', 'the autumn night has nine hours', '10-24 22-6 +15'),
  pause('W6v2', 'ten of them need two breaks', '10-24 22-7 +15', '0:15'),
  pause('W6w', 'nine hours on the clock in spring are eight', '03-28 22-7 +15'),
  own('W6x', 'a longer break set by the company', 'mon 8-14 +15', '0:15', company),
  own('W6y', 'and given', 'mon 8-14 +30', '', company),
  pause('W6o2', 'within the tolerance it is reported', 'mon 8-16 +0', '0:00~', {
    limits: { toleranceMinutes: 15 },
  }),
  own('W6y2', 'a shorter one takes nothing from the law', 'mon 8-16 +5', '0:00', {
    companyBreak: '5 from 6:00',
  }),
  own('W6y3', 'nor from long shifts', 'mon 8-18 +20', '0:20', { companyBreak: '20 from 6:00' }),
  own('W6y4', 'which have the law’s', 'mon 8-18 +30', '', { companyBreak: '20 from 6:00' }),
  own('W6y5', 'the law’s quarter of an hour before it', 'mon 8-15 +0', '0:00', {
    companyBreak: '60 from 8:00',
  }),
  own('W6y6', 'the longer one from then on', 'mon 8-16 +15', '0:15', { companyBreak: '60 from 8:00' }),
  own('W6y7', 'and in longer shifts', 'mon 8-18 +45', '0:45', { companyBreak: '60 from 8:00' }),
  own('W6y8', 'also for shorter shifts than the law’s', 'mon 8-12 +0', '0:00', {
    companyBreak: '10 from 4:00',
  }),
  own('W6y9', 'and after them the law’s', 'mon 8-14 +10', '0:00', { companyBreak: '10 from 4:00' }),
  own('W6z', 'not for shorter shifts', 'mon 8-13:59 +0', '', company),
]
