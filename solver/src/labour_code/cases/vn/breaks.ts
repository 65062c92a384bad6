import { ofRule } from '../case.ts'

const pause = ofRule('day_break', 'Labour Code 45/2019/QH14 art. 109; Decree 145/2020 art. 64')
const perDay = ofRule('day_break', 'Labour Code 45/2019/QH14 art. 109: in a day')
const night = ofRule('day_break', 'Labour Code 45/2019/QH14 art. 109; Decree 145/2020 art. 63-64')
const place = ofRule('day_break', 'Decree 145/2020 art. 64 (3)')
const own = ofRule('day_break', 'chosen by the organisation; Labour Code 45/2019/QH14 art. 109 (2)')
const company = { companyBreak: '60 from 8:00' }

export const breaks = [
  night('W6g', 'a night with half an hour', 'mon 22-6 +30', '0:30'),
  night('W6g2', 'two short breaks are no long one', 'mon 22-6 +25 +25', '0:25'),
  night('W6c', 'three quarters of an hour', 'mon 22-6 +45'),
  night('W6d', 'one minute less', 'mon 22-6 +44', '0:44'),
  pause('W6e', 'eight hours by day', 'mon 8-16 +30'),
  pause('W6f', 'one minute less', 'mon 8-16 +29', '0:29'),
  pause('W6a', 'no break', 'mon 8-16 +0', '0:00'),
  pause('W6h', 'exactly six hours', 'mon 8-14 +0', '0:00'),
  pause('W6i', 'under six hours', 'mon 8-13:59 +0'),
  pause('W6j', 'a break without pay counts too', 'mon 8-17 -60'),
  pause('W6k', 'two quarters of an hour', 'mon 8-16 +15 +15', '0:15'),
  place('W6l', 'at the start of the shift', 'mon 8-16 +30@8', '0:00'),
  place('W6m', 'a minute after the start', 'mon 8-16 +30@8:01'),
  place('W6n', 'at the end of the shift', 'mon 8-16 +30@15:30', '0:00'),
  place('W6o', 'a minute before the end', 'mon 8-16 +30@15:29'),
  pause('W6p', 'at noon', 'mon 8-16 +30@12'),
  pause('W6q', 'the longer of two', 'mon 8-16 +20 +30'),
  pause('W6r', 'twelve hours need no more', 'mon 8-20 +30'),
  night('W6s', 'exactly three hours of night', 'mon 17-1 +30', '0:30'),
  night('W6t', 'a minute less of night', 'mon 17-0:59 +30'),
  night('W6u', 'the night before six', 'tue 3-11 +30', '0:30'),
  night('W6v', 'from four on it is a day', 'tue 4-12 +30'),
  night('W6w', 'at two in the night', 'mon 22-6 +45@2'),
  place('W6x', 'at the end of the night', 'mon 22-6 +45@5:15', '0:00'),
  pause('W6y', 'parts that touch', 'mon 8-12 +0, mon 12-16 +0', '0:00'),
  perDay('W6ba', 'eight hours in two parts, ten minutes between', 'mon 8-12 +0, mon 12:10-16:10 +0', '0:10'),
  perDay('W6bb', 'half an hour between', 'mon 8-12 +0, mon 12:30-16:30 +0'),
  perDay('W6bc', 'one minute less', 'mon 8-12 +0, mon 12:29-16:29 +0', '0:29'),
  perDay('W6bd', 'an hour at noon', 'mon 8-12 +0, mon 13-17 +0'),
  perDay('W6be', 'short parts of a short day', 'mon 8-10 +0, mon 10:10-13 +0'),
  perDay(
    'W6bf',
    'exactly six hours in three parts',
    'mon 8-10 +0, mon 10:15-12:15 +0, mon 12:30-14:30 +0',
    '0:15'
  ),
  perDay('W6bg', 'a break inside one of the parts', 'mon 8-12 +30, mon 12:10-16:10 +0'),
  perDay('W6bh', 'the longest counts, not the sum', 'mon 8-12 +20, mon 12:20-16:20 +0', '0:20'),
  perDay('W6bi', 'each date by itself', 'mon 14-18 +0, tue 8-12 +0'),
  perDay('W6bj', 'three hours of night in both parts together', 'mon 18-23 +0, mon 23:40-1:40 +0', '0:40'),
  perDay('W6bk', 'three quarters of an hour between', 'mon 18-23 +0, mon 23:45-1:45 +0'),
  perDay('W6bl', 'one part whose breaks are unknown', 'mon 8-12, mon 12:10-16:10 +0'),
  pause('W6z', 'unknown breaks', 'mon 8-16'),
  own('W6aa', 'a longer break set by the company', 'mon 8-16 +30', '0:30', company),
  own('W6ab', 'and given', 'mon 8-17 -60', '', company),
  pause('W6ac', 'shorter shifts have the law’s', 'mon 8-15 +30', '', company),
  pause('W6ac2', 'not by a minute less', 'mon 8-15 +29', '0:29', company),
  pause('W6ac3', 'at night the longer one of the law', 'mon 21-6 -40', '0:40', {
    companyBreak: '30 from 6:00',
  }),
  pause('W6ac4', 'a shorter one of the company takes nothing away', 'mon 8-16 +10', '0:10', {
    companyBreak: '10 from 4:00',
  }),
]
