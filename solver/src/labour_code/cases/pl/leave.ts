import { ofFigure } from '../case.ts'

const hours = ofFigure('leave_hours', 'KP art. 154²')
const annual = ofFigure('annual_leave', 'KP art. 154')
const joined = ofFigure('annual_leave', 'KP art. 155¹-155³')
const demand = ofFigure('leave_hours', 'KP art. 167²')

export const leave = [
  hours('L1', 'a long Saturday shift', 'sat 8-20', '12:00'),
  hours('L2', 'five days without a plan', 'mon..fri none', '40:00'),
  hours('L3', 'half time without a plan', 'mon..fri none | fte 0.5', '20:00'),
  hours('L4', 'three quarters, one day', 'mon none | fte 0.75', '6:00'),
  annual('L5', 'half of 26', '26 x 1/2', '13 days, 104:00'),
  annual('L5b', 'a third of 26', '26 x 1/3', '9 days, 72:00'),
  annual('L5c', 'a quarter of 26', '26 x 1/4', '7 days, 56:00'),
  annual('L5d', 'three quarters of 26', '26 x 3/4', '20 days, 160:00'),
  annual('L5e', 'four fifths of 20', '20 x 4/5', '16 days, 128:00'),
  annual('L5f', 'five eighths of 26', '26 x 5/8', '17 days, 136:00'),
  annual('L5g', 'never more than full time', '26 x 2/1', '26 days, 208:00'),
  joined('L6', 'hired in June, 26 days a year', '26 for 7 months', '16 days, 128:00'),
  joined('L6b', '20 days a year', '20 for 7 months', '12 days, 96:00'),
  joined('L6c', 'half time, 13 days a year', '13 for 7 months', '8 days, 64:00'),
  joined('L6d', 'a whole year', '26 for 12 months', '26 days, 208:00'),
  demand('L7', 'four days on demand, four hours each', 'mon..thu 8-12 | fte 0.5', '16:00'),
  hours(
    'L8',
    'an equivalent system',
    'mon 7-19, tue off, wed 7-19, thu off, fri 7-19, sat 8-12, sun off',
    '40:00'
  ),
  hours('L9', 'a holiday without a shift', '11-11 none | skip holidays', '0:00'),
  hours('L9b', 'a holiday with a shift', '11-11 8-16 | skip holidays', '8:00'),
  hours('L9c', 'holidays are not passed over', '11-11 none', '8:00'),
  hours('L10', 'a free weekend', 'sat sun none | skip weekends', '0:00'),
  hours('L11', 'a weekend with a shift', 'sat 8-16, sun none | skip weekends', '8:00'),
  hours('L12', 'an unpaid break costs nothing', 'mon 8-17 -60', '8:00'),
  hours('L13', 'a paid break does', 'mon 8-16', '8:00'),
  hours('L14', 'a night belongs to the day it starts on', 'mon 22-6, tue off', '8:00'),
  hours('L15', 'two shifts of one day', 'mon 6-10+16-20', '8:00'),
  hours('L16', 'a lower norm of the contract', 'mon none | norm 7', '7:00'),
  hours('L17', 'a part of the day', 'mon 8-16 | part 10-12', '2:00'),
  hours('L18', 'a part that goes beyond the shift', 'mon 8-16 | part 15-18', '1:00'),
  hours('L19', 'a part without a shift', 'mon none | part 10-12', '2:00'),
  hours('L20', 'never more than the norm', 'mon none | part 6-20', '8:00'),
  hours('L21', 'the autumn night', '10-24 22-6', '9:00'),
]
