import { ofRule } from '../case.ts'

const night = ofRule('night_work', 'KP art. 178 § 1, 151⁷ § 1')
const young = ofRule('night_work', 'KP art. 203 § 1, 1¹')
const others = ofRule('night_work', 'KP art. 178 § 2; Dz.U. 1997 nr 123 poz. 776 art. 15 (3)')
const strenuous = ofRule('forbidden_work', 'KP art. 176, 204')
const long = ofRule('night_hours', 'KP art. 151⁷ § 3')
const nightWorker = ofRule('night_hours', 'KP art. 151⁷ § 2')
const trip = ofRule('business_trip', 'KP art. 178')
const position = ofRule('position_hours', 'agreed for the employee')
const overtime = ofRule('overtime_month', 'KP art. 151 § 3')

const exception = ofRule('night_work', 'KP art. 191 § 5, 203 § 1¹')

const byException = { groups: ['minor_under_16' as const, 'young_by_exception' as const] }
const pregnant = { groups: ['pregnant' as const] }
const parent = { groups: ['parent_of_young_child' as const] }
const disabled = { groups: ['disabled' as const] }
const minor = { groups: ['minor' as const] }
const early = { limits: { nightFrom: '21:00', nightUntil: '05:00' } }
const youngDisabled = {
  groups: ['minor' as const, 'disabled' as const],
  limits: { nightFrom: '21:00', nightUntil: '05:00' },
}
const late = { limits: { nightFrom: '23:00', nightUntil: '07:00' } }
const twelve = { workSystem: 'EQUIV12' as const }
/** A settlement period of one week. */
const weekEach = { ...twelve, settlementUntil: '2026-11-09' }
const october = { from: '2026-10-05' }
const march = { from: '2026-03-02' }
const twenty = { positionWeek: 'baker 20:00' }

export const protection = [
  night('PR1', 'a pregnant woman may work until the night begins', 'mon 14-22', '', pregnant),
  night('PR1b', 'one minute into the night', 'mon 14-22:01', '0:01', pregnant),
  night('PR1c', 'from the end of the night on', 'mon 6-14', '', pregnant),
  night('PR1d', 'one minute before it ends', 'mon 5:59-14', '0:01', pregnant),
  night('PR1e', 'a whole night', 'mon 22-6', '8:00', pregnant),
  night('PR1f', 'the night of the autumn change', '10-24 22-6', '9:00', { ...pregnant, ...october }),
  night('PR1g', 'the night of the spring change', '03-28 22-6', '7:00', { ...pregnant, ...march }),
  night('PR1h', 'a night that the company begins at eleven', 'mon 15-23', '', {
    ...pregnant,
    limits: { nightFrom: '23:00', nightUntil: '07:00' },
  }),
  night('PR1i', 'and that ends at seven', 'mon 6-14', '1:00', {
    ...pregnant,
    limits: { nightFrom: '23:00', nightUntil: '07:00' },
  }),
  night('PR1j', 'two nights are two breaches', 'mon tue 20-23', '1:00 1:00', pregnant),
  night('PR1k', 'everybody else may', 'mon 22-6', ''),
  young('PR2', 'young workers', 'mon 15-23', '1:00', minor),
  young('PR2b', 'those under sixteen', 'mon 17-22:30', '0:30', { groups: ['minor_under_16'] }),
  young('PR2c', 'the night of the young is fixed', 'mon 14-22', '', { ...minor, ...early }),
  young('PR2d', 'whatever the company’s is', 'mon 15-23', '1:00', { ...minor, ...late }),
  young('PR2e', 'in the morning too', 'mon 5-13', '1:00', { ...minor, ...early }),
  young('PR2f', 'a company’s morning hour is none of it', 'mon 6-14', '', { ...minor, ...late }),
  young('PR2g', 'under sixteen', 'mon 17-23', '1:00', { groups: ['minor_under_16'], ...late }),
  exception('PR2i', 'work by exception until eight', 'mon 14-20', '', byException),
  exception('PR2j', 'one minute later', 'mon 14-20:01', '0:01', byException),
  exception('PR2k', 'until six in the morning', 'mon 5:59-11', '0:01', byException),
  exception('PR2l', 'from six on', 'mon 6-12', '', byException),
  exception('PR2m', 'whatever the company’s night is', 'mon 16-21', '1:00', { ...byException, ...late }),
  exception('PR2n', 'two evenings', 'mon tue 18-21', '1:00 1:00', byException),
  exception('PR2o', 'from sixteen on as well', 'mon 16-21', '1:00', {
    groups: ['young_by_exception', 'minor'],
  }),
  exception('PR2p', 'the other young work until ten', 'mon 16-21', '', { groups: ['minor_under_16'] }),
  young('PR2q', 'young and disabled: the company’s night as well', 'mon 14-21:30', '0:30', youngDisabled),
  young('PR2r', 'and the morning of the young', 'mon 5:30-12', '0:30', youngDisabled),
  young('PR2s', 'until the company’s night begins', 'mon 14-21', '', youngDisabled),
  young('PR2t', 'a parent under the company’s night alone', 'mon 14-22', '1:00', { ...parent, ...early }),
  night('PR2h', 'adults follow the company', 'mon 14-22', '1:00', { ...pregnant, ...early }),
  others('PR3', 'a parent who has not consented', 'mon 14-23', '1:00', parent),
  others('PR3b', 'a disability without a doctor’s consent', 'mon 16-23', '1:00', disabled),
  others('PR3c', 'one protection of two is enough', 'mon 16-23', '1:00', {
    groups: ['disabled', 'pregnant'],
  }),

  strenuous('PR4', 'pregnant at a strenuous position', 'mon 6-14 strenuous', '1', pregnant),
  strenuous('PR4b', 'at any other', 'mon 6-14', '', pregnant),
  strenuous('PR4c', 'young at a strenuous position', 'mon tue 6-14 strenuous', '1 1', minor),
  strenuous('PR4d', 'a disability does not forbid it by itself', 'mon 6-13 strenuous', '', disabled),
  strenuous('PR4e', 'nor does a child', 'mon 6-14 strenuous', '', parent),
  strenuous('PR4f', 'outside working hours as well', 'mon 6-14 uncounted strenuous', '1', pregnant),
  strenuous('PR4g', 'everybody else may', 'mon 6-14 strenuous'),

  trip('PR9', 'a business trip while pregnant', 'mon 8-16 trip', '1', pregnant),
  trip('PR9b', 'a shift at the workplace', 'mon 8-16', '', pregnant),
  trip('PR9c', 'with a child up to eight years', 'mon tue 8-16 trip', '1 1', parent),
  trip('PR9d', 'a part of a trip', 'mon 8-10 trip, mon 10-16', '1', parent),
  trip('PR9e', 'at a position outside working hours', 'mon 8-16 trip uncounted', '1', pregnant),
  trip('PR9f', 'one protection of two is enough', 'mon 8-16 trip', '1', {
    groups: ['disabled', 'pregnant'],
  }),
  trip('PR9g', 'a disability does not forbid it', 'mon 8-15 trip', '', disabled),
  trip('PR9h', 'nor does a young age by itself', 'mon 8-16 trip', '', minor),
  trip('PR9i', 'everybody else may', 'mon 8-16 trip'),

  long('PR5', 'eight hours of a night', 'mon 22-6 strenuous'),
  long('PR5b', 'one minute more', 'mon 22-6:01 strenuous', '8:01'),
  long('PR5c', 'twelve hours by day', 'mon 6-18 strenuous', '', { workSystem: 'EQUIV12' }),
  long('PR5d', 'twelve hours over the night', 'mon 18-6 strenuous', '12:00', { workSystem: 'EQUIV12' }),
  long('PR5e', 'at a position that is not strenuous', 'mon 18-6', '', { workSystem: 'EQUIV12' }),
  long('PR5f', 'an unpaid break is no work', 'mon 21:30-6 strenuous -30'),
  long('PR5g', 'the night of the autumn change', '10-24 22-6 strenuous', '9:00', october),
  long('PR5h', 'the night of the spring change', '03-28 22-6 strenuous', '', march),
  long('PR5i', 'two shifts of one working day', 'mon 6-10 strenuous, mon 20-1', '9:00'),
  long('PR5j', 'two working days', 'mon 6-10 strenuous, tue 20-1'),
  long('PR5l', 'two long nights', 'mon wed 21-6 strenuous', '9:00 9:00'),
  long('PR5k', 'within the tolerance', 'mon 22-6:15 strenuous', '8:15~', {
    limits: { toleranceMinutes: 15 },
  }),
  nightWorker('PR6', 'three hours of night make it night work', 'mon 14-1 strenuous', '11:00'),
  nightWorker('PR6b', 'a quarter of the period does too', 'mon 14-0:59 strenuous', '10:59'),
  nightWorker('PR6c', 'less than both does not', 'mon 12-0:59 strenuous', '', twelve),
  nightWorker('PR6d', 'three hours on one day of two', 'mon 14-1 strenuous, wed 6-14', ''),
  nightWorker('PR6e', 'three hours on both', 'mon wed 14-1 strenuous', '11:00 11:00'),
  nightWorker('PR6f', 'exactly a quarter', 'mon 20-0, wed 21-0, fri 8-17 strenuous', '9:00'),
  nightWorker('PR6g', 'a minute less than a quarter', 'mon 20-23:59, wed 21-0, fri 8-17 strenuous'),
  nightWorker(
    'PR6h',
    'the days of a night worker, too',
    'mon..thu 22-6, sat 6-18 strenuous',
    '12:00',
    twelve
  ),
  nightWorker(
    'PR6i',
    'not of a person who works by day',
    'mon..fri mon+7..fri+7 8-16, sat 6-18 strenuous',
    '',
    twelve
  ),
  nightWorker('PR6j', 'a long night among many days', 'mon..fri 8-16, mon+7 18-6 strenuous', '', twelve),
  nightWorker('PR6k', 'each period by itself', 'mon..thu 22-6, sat 6-18 strenuous', '12:00', weekEach),
  nightWorker(
    'PR6l',
    'nights of the period before do not count',
    'mon..thu 22-6, mon+7 6-18 strenuous, tue+7 8-16',
    '',
    weekEach
  ),
  nightWorker('PR6m', 'the night of the company', 'mon 13-0 strenuous', '11:00', { ...twelve, ...early }),
  nightWorker('PR6n', 'an unpaid break takes its part', 'mon 13-1 strenuous -60, wed 8-16', '', twelve),
  nightWorker('PR6o', 'strenuous on another day only', 'mon 18-6, wed 20-4 strenuous', '', twelve),
  long('PR5m', 'only what lies in the 24 hours', 'mon 22-4 strenuous, tue 20-4 strenuous', ''),
  long('PR5n', 'and a minute more of it', 'mon 22-4 strenuous, tue 19:59-4 strenuous', '8:01'),
  long('PR5o', 'two nights that overlap the 24 hours', 'mon 22-6 strenuous, tue 21-5 strenuous', '9:00'),

  position('PR7', 'as agreed', 'mon tue 6-14, wed 6-10', '', twenty),
  position('PR7b', 'one minute more', 'mon tue 6-14, wed 6-10:01', '20:01', twenty),
  position('PR7i', 'two weeks too long', 'mon..wed mon+7..wed+7 6-14', '24:00 24:00', twenty),
  position('PR7c', 'each week by itself', 'mon..wed 6-14, mon+7..wed+7 6-12:40', '24:00', twenty),
  position('PR7d', 'work over the week’s end counts where it lies', 'mon tue 6-14, sun 20-4', '', twenty),
  position('PR7e', 'other positions do not count', 'mon..fri 6-14', '', { positionWeek: 'cook 10:00' }),
  position('PR7f', 'unpaid breaks do not count', 'mon tue 6-14:30 -30, wed 6-10', '', twenty),
  position('PR7g', 'within the tolerance', 'mon tue 6-14, wed 6-10:15', '', {
    ...twenty,
    limits: { toleranceMinutes: 15 },
  }),
  position('PR7h', 'nothing agreed', 'mon..fri 6-14'),

  overtime('PR8', 'Poland has no limit by the month', 'mon..sat 6-18'),
]
