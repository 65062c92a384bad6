import { ofFigure } from '../case.ts'

const cost = ofFigure('shift_cost', 'KP art. 80, 94 pt 5')
const salary = ofFigure('shift_cost', 'KP art. 80; Dz.U. 2017 poz. 927 § 12')
const rounding = ofFigure('shift_cost', 'no article: a half goes up')
const bonus = ofFigure('shift_cost', 'KP art. 151⁸ § 1')
const rates = 'rates 30/35/40/50'

export const shiftCost = [
  cost('C1', 'Friday night', `fri 22-6 | ${rates}`, '270.00'),
  cost('C1b', 'an unpaid break on the Saturday', `fri 22-6 -30@2 | ${rates}`, '252.50'),
  cost('C1c', 'an unpaid break anywhere', `fri 22-6 -30 | ${rates}`, '253.13'),
  cost('C1d', 'a paid break', `fri 22-6 +30@2 | ${rates}`, '270.00'),
  cost('C2', 'Saturday night', `sat 22-6 | ${rates}`, '310.00'),
  cost('C3', 'Christmas Eve into Christmas', `12-24 20-4 | ${rates}`, '400.00'),
  cost('C4', 'Independence Day', `11-11 8-16 | ${rates}`, '400.00'),
  cost('C5', 'the spring Sunday', `03-29 0-8 | ${rates}`, '280.00'),
  cost('C5b', 'the autumn Sunday', `10-25 0-8 | ${rates}`, '360.00'),
  bonus('C6', 'with the bonus for the night', `fri 22-6 | ${rates} | night bonus`, '318.06'),
  cost('C7', 'a new rate from Saturday on', `fri 22-6 | ${rates} | then 11-07 31/36/41/51`, '276.00'),
  salary('C8', 'a salary in a month of 160 hours', 'mon 8-9 | salary 6000', '37.50'),
  salary('C9', 'a salary in a month of 184 hours', '07-01 8-9 | salary 6000', '32.61'),
  salary('C10', 'a half-time salary', 'mon 8-9 | salary 3000 x0.5', '37.50'),
  cost('C11', 'a holiday on a Sunday is a day off', `11-01 8-16 | ${rates}`, '400.00'),
  cost('C12', 'a holiday on a Saturday too', `08-15 8-16 | ${rates}`, '400.00'),
  cost('C13', 'no rate of its own: that of weekdays', 'sat 8-16 | rates 30', '240.00'),
  cost('C14', 'a day off of the company', `tue 8-16 | ${rates} | off tue`, '400.00'),
  cost('C15', 'a position that is not billed', `mon 8-16 | ${rates} | unbilled`, '0.00'),
  rounding('C16', 'half a grosz goes up', 'mon 8-8:01 | rates 30.30', '0.51'),
  rounding('C17', 'less goes down', 'mon 8-8:01 | rates 30.20', '0.50'),
  rounding('C18', 'a sum adds rounded shifts', 'mon tue 8-8:01 | rates 30.30', '1.02'),
  cost('C19', 'before the first rate', 'mon 8-16 | then 11-07 30', '0.00'),
  cost('C20', 'a break over midnight', `fri 22-6 -60@23:30 | ${rates}`, '237.50'),
]
