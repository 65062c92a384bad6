import { ofFigure } from '../case.ts'

const nominal = ofFigure('nominal_hours', 'KP art. 130')
const days = ofFigure('days_of_work', 'KP art. 130, 147')
const holiday = ofFigure('holiday', 'Act of 18 January 1951 on days off work')

/** Full-time hours of every month of three years, holidays on Saturdays and Sundays among them. */
const months: Record<number, readonly number[]> = {
  2025: [168, 160, 168, 168, 160, 160, 184, 160, 176, 184, 144, 160],
  2026: [160, 160, 176, 168, 160, 168, 184, 160, 176, 176, 160, 160],
  2027: [152, 160, 176, 176, 144, 176, 176, 176, 176, 168, 160, 168],
}
const table = Object.entries(months).flatMap(([year, hours]) =>
  hours.map((count, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`
    return nominal(`N0 ${month}`, `full-time hours of ${month}`, month, `${count}:00`)
  })
)

export const nominalHours = [
  ...table,
  nominal('N1', 'a holiday on a Sunday changes nothing', '2026-11', '160:00'),
  nominal('N2', 'a holiday on a Saturday takes a day', '2026-08', '160:00'),
  nominal('N3', 'two holidays, one on a Saturday', '2025-11', '144:00'),
  nominal('N4', 'the first quarter', '2026-01-01..2026-03-31', '496:00'),
  nominal('N4b', 'the second quarter', '2026-04-01..2026-06-30', '496:00'),
  nominal('N4c', 'the fourth quarter', '2026-10-01..2026-12-31', '496:00'),
  nominal('N5', 'four months', '2026-01-01..2026-04-30', '664:00'),
  nominal('N5b', 'four months of autumn', '2026-09-01..2026-12-31', '672:00'),
  nominal('N6', 'three quarters of full time', '2026-11 | fte 0.75', '120:00'),
  nominal('N6b', 'half time', '2026-11 | fte 0.5', '80:00'),
  nominal('N6c', 'a quarter', '2026-11 | fte 0.25', '40:00'),
  nominal('N6d', 'three quarters of a short month', '2027-01 | fte 0.75', '114:00'),
  nominal('N6e', 'a third, to the minute', '2026-11 | fte 0.3333333', '53:20'),
  nominal('N7', 'hired on the sixteenth', '2026-11-16..2026-11-30', '88:00'),
  nominal('N8', 'five days of leave', '2026-11 | absent 40:00', '120:00'),
  nominal('N8b', 'more absence than hours', '2026-11 | absent 200:00', '0:00'),
  nominal('N9', 'a company norm of seven hours', '2026-11 | norm 7/35', '140:00'),
  nominal('N10', 'a period of one holiday', '2026-11-11..2026-11-11', '0:00'),
  nominal('N11', 'a whole year', '2026-01-01..2026-12-31', '2008:00'),
  nominal('N11b', 'the year before', '2025-01-01..2025-12-31', '1992:00'),
  nominal('N11c', 'the year after', '2027-01-01..2027-12-31', '2008:00'),
  days('W8e', 'May with a holiday on a Saturday', '2027-05', '18'),
  nominal('W8e2', 'and its hours', '2027-05', '144:00'),
  days('N12', 'November', '2026-11', '20'),
  days('N13', 'the days of 2025', '2025-01-01..2025-12-31', '249'),
  days('N13b', 'of 2026', '2026-01-01..2026-12-31', '251'),
  days('N13c', 'of 2027', '2027-01-01..2027-12-31', '251'),
  days('N12b', 'November with five days of leave', '2026-11 | leave 5', '15'),
  holiday('H1', 'Easter Sunday', 'easter 2026', '2026-04-05'),
  holiday('H1b', 'an early Easter', 'easter 2027', '2027-03-28'),
  holiday('H1c', 'a late Easter', 'easter 2038', '2038-04-25'),
  holiday('H2', 'Corpus Christi', '2026-06-04', 'holiday'),
  holiday('H3', 'Pentecost', '2026-05-24', 'holiday'),
  holiday('H4', 'Christmas Eve since 2025', '2025-12-24', 'holiday'),
  holiday('H5', 'and before', '2024-12-24', 'no holiday'),
  holiday('H6', 'the day between two holidays', '2026-05-02', 'no holiday'),
  holiday('H7', 'fourteen in a year', '2026', '14'),
]
