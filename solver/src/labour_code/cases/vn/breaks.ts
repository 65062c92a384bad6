import { ofRule } from '../case.ts'

const pause = ofRule('day_break', 'Labour Code 45/2019/QH14 art. 109; Decree 145/2020 art. 64')
const night = ofRule('day_break', 'Labour Code 45/2019/QH14 art. 109; Decree 145/2020 art. 63-64')
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
  pause('W6l', 'at the start of the shift', 'mon 8-16 +30@8', '0:00'),
  pause('W6m', 'a minute after the start', 'mon 8-16 +30@8:01'),
  pause('W6n', 'at the end of the shift', 'mon 8-16 +30@15:30', '0:00'),
  pause('W6o', 'a minute before the end', 'mon 8-16 +30@15:29'),
  pause('W6p', 'at noon', 'mon 8-16 +30@12'),
  pause('W6q', 'the longer of two', 'mon 8-16 +20 +30'),
  pause('W6r', 'twelve hours need no more', 'mon 8-20 +30'),
  night('W6s', 'exactly three hours of night', 'mon 17-1 +30', '0:30'),
  night('W6t', 'a minute less of night', 'mon 17-0:59 +30'),
  night('W6u', 'the night before six', 'tue 3-11 +30', '0:30'),
  night('W6v', 'from four on it is a day', 'tue 4-12 +30'),
  night('W6w', 'at two in the night', 'mon 22-6 +45@2'),
  night('W6x', 'at the end of the night', 'mon 22-6 +45@5:15', '0:00'),
  pause('W6y', 'parts that touch', 'mon 8-12 +0, mon 12-16 +0', '0:00'),
  pause('W6z', 'unknown breaks', 'mon 8-16'),
  pause('W6aa', 'a longer break set by the company', 'mon 8-16 +30', '0:30', company),
  pause('W6ab', 'and given', 'mon 8-17 -60', '', company),
  pause('W6ac', 'not for shorter shifts', 'mon 8-15 +0', '', company),
]
