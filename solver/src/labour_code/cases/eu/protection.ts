import { ofRule } from '../case.ts'

const young = ofRule('night_work', 'Directive 94/33/EC art. 9')
const pregnancy = ofRule('night_work', 'Directive 92/85/EEC art. 7')
const strenuous = ofRule('forbidden_work', 'Directive 94/33/EC art. 7; Directive 92/85/EEC art. 6')
const long = ofRule('night_hours', 'Directive 2003/88/EC art. 8 (b)')
const nightWorker = ofRule('night_hours', 'Directive 2003/88/EC art. 2 (4)')
const overtime = ofRule('overtime_month', 'left to national law')
const position = ofRule('position_hours', 'agreed for the employee')

const minor = { groups: ['minor' as const] }
const under16 = { groups: ['minor_under_16' as const] }
/** The other of the two nights that the law of the young allows: from eleven to seven. */
const later = { ...minor, limits: { nightFrom: '23:00', nightUntil: '07:00' } }
const october = { from: '2026-10-05' }
const march = { from: '2026-03-02' }
const pregnant = { groups: ['pregnant' as const] }

export const protection = [
  young('PR1', 'young workers until the night begins', 'mon 14-22', '', minor),
  young('PR1b', 'one minute into the night', 'mon 14-22:01', '0:01', minor),
  young('PR1c', 'everybody else may', 'mon 22-6'),
  young('PR1d', 'from the end of the night on', 'mon 6-14', '', minor),
  young('PR1e', 'one minute before it ends', 'mon 5:59-13', '0:01', minor),
  young('PR1f', 'those under sixteen', 'mon 16-23', '3:00', under16),
  young('PR1j', 'under sixteen until eight', 'mon 14-20', '', under16),
  young('PR1k', 'one minute later', 'mon 14-20:01', '0:01', under16),
  young('PR1l', 'under sixteen before six', 'mon 5:59-13', '0:01', under16),
  young('PR1m', 'under sixteen from six on', 'mon 6-13', '', under16),
  young('PR1n', 'whatever the company’s night is', 'mon 14-20:30', '0:30', {
    ...under16,
    limits: { nightFrom: '23:00', nightUntil: '07:00' },
  }),
  young('PR1o', 'two evenings', 'mon tue 18-21', '1:00 1:00', under16),
  young('PR1p', 'from sixteen on the evening is free', 'mon 14-22', '', minor),
  young('PR1g', 'a night from eleven', 'mon 15-23', '', later),
  young('PR1h', 'ends at seven', 'mon 6-14', '1:00', later),
  young('PR1i', 'two nights are two breaches', 'mon tue 20-23', '1:00 1:00', minor),
  pregnancy('PR2c', 'by day', 'mon 6-14', '', pregnant),
  pregnancy('PR2', 'a pregnant woman at night', 'mon 22-6', '8:00', pregnant),
  pregnancy('PR2b', 'the night of the autumn change', '10-24 22-6', '9:00', {
    ...pregnant,
    from: '2026-10-05',
  }),
  strenuous('PR3', 'young at a strenuous position', 'mon 6-14 strenuous', '1', minor),
  strenuous('PR3b', 'pregnant', 'mon 6-14 strenuous', '1', pregnant),
  strenuous('PR3c', 'everybody else may', 'mon 6-14 strenuous'),
  long('PR4', 'eight hours of a strenuous night', 'mon 22-6 strenuous'),
  long('PR4b', 'one minute more', 'mon 22-6:01 strenuous', '8:01'),
  long('PR4c', 'ten hours by day', 'mon 8-18 strenuous'),
  long('PR4d', 'night after night', 'mon..thu 22-6 strenuous'),
  long('PR4e', 'any 24 hours, not the shift', 'mon 22-6 strenuous, tue 20-4 strenuous', '10:00'),
  long('PR4f', 'the night of the autumn change', '10-24 22-6 strenuous', '9:00', october),
  long('PR4g', 'the night of the spring change', '03-28 22-6 strenuous', '', march),
  long('PR4h', 'two long nights', 'mon wed 21-6 strenuous', '9:00 9:00'),
  long('PR4i', 'within the tolerance', 'mon 22-6:15 strenuous', '8:15~', {
    limits: { toleranceMinutes: 15 },
  }),
  long('PR4j', 'an unpaid break is no work', 'mon 21:30-6 strenuous -30'),
  long('PR4k', 'at a position that is not strenuous', 'mon 20-6'),
  long('PR4l', 'a long day of night workers, without the night', 'mon..thu 22-6, sat 6-18 strenuous'),
  nightWorker('PR5c', 'a single night among days', 'mon..fri 8-16, mon+7 20-6 strenuous', '10:00'),
  nightWorker('PR5', 'three hours of night make it night work', 'mon 15-1 strenuous', '10:00'),
  nightWorker('PR5b', 'one minute less does not', 'mon 15-0:59 strenuous'),
  overtime('PR6', 'no limit by the month', 'mon..sat 6-18'),
  position('PR7', 'as agreed', 'mon tue 6-14', '', { positionWeek: 'baker 16:00' }),
  position('PR7b', 'one minute more', 'mon 6-14:01, tue 6-14', '16:01', { positionWeek: 'baker 16:00' }),
]
