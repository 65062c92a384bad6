import { ofFigure } from '../case.ts'

const bonus = ofFigure('night_bonus', 'KP art. 151⁸ § 1')
const wage = ofFigure('parameter', 'Act of 10 October 2002 on the minimum wage')

/** One hour of night in every month of three years, in zloty. */
const months: Record<number, readonly string[]> = {
  2025: '5.55 5.83 5.55 5.55 5.83 5.83 5.07 5.83 5.30 5.07 6.48 5.83'.split(' '),
  2026: '6.01 6.01 5.46 5.72 6.01 5.72 5.22 6.01 5.46 5.46 6.01 6.01'.split(' '),
  2027: '6.51 6.19 5.63 5.63 6.88 5.63 5.63 5.63 5.63 5.89 6.19 5.89'.split(' '),
}
const table = Object.entries(months).flatMap(([year, amounts]) =>
  amounts.map((amount, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    return bonus(`NB0 ${month}`, `an hour of night in ${month}`, `1:00 in ${month}`, amount)
  })
)

export const nightBonus = [
  ...table,
  bonus('NB1', 'the amount is rounded, not the hour', '8:00 in 2026-01', '48.06'),
  bonus('NB2', 'a long month', '8:00 in 2026-07', '41.79'),
  bonus('NB3', 'five hours', '5:00 in 2026-03', '27.31'),
  bonus('NB4', 'a short month', '8:00 in 2027-05', '55.00'),
  bonus('NB5', 'a month with two holidays', '8:00 in 2025-11', '51.84'),
  bonus('NB6', 'a night over the month counts in both', '01-31 22-6', '48.06'),
  bonus('NB6b', 'two hours of one year and six of the next', '2025-12-31 22-6', '47.71'),
  bonus('NB7', 'only what lies between 22 and 6', 'mon 20-7', '48.06'),
  bonus('NB8', 'the autumn night has nine hours', '10-24 22-6', '49.15'),
  bonus('NB9', 'the spring night has seven', '03-28 22-6', '38.23'),
  bonus('NB10', 'a day', 'mon 6-22', '0.00'),
  wage('NB11', 'the minimum wage of 2025', 'minimumWageMinor on 2025-12-31', '466600'),
  wage('NB12', 'of 2026', 'minimumWageMinor on 2026-01-01', '480600'),
  wage('NB14', 'an hour in 2025', 'minimumWageHourMinor on 2025-06-01', '3050'),
  wage('NB15', 'in 2026', 'minimumWageHourMinor on 2026-06-01', '3140'),
  wage('NB16', 'in 2027', 'minimumWageHourMinor on 2027-06-01', '3230'),
  wage('NB17', 'not recorded before 2025', 'minimumWageMinor on 2024-12-31', 'null'),
  wage('NB13', 'of 2027', 'minimumWageMinor on 2027-01-01', '495000'),
]
