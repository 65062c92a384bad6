import { dayAtUtc, type Day } from '../../time/day.ts'

const DAY_MS = 86_400_000
/** Julian day of 1 January 1970 at noon UTC, as whole days are counted. */
const JULIAN_DAY_OF_1970 = 2440588
/** Vietnam's civil time, in days ahead of UTC. */
const ZONE = 7 / 24
const DEGREE = Math.PI / 180
/** Mean time from new moon to new moon, in days, and the one that is counted from (1 January 1900). */
const LUNATION = 29.530588853
const NEW_MOON_OF_1900 = 2415021.076998695

/** Julian day number, on Vietnam's calendar, of the k-th new moon since 1900 (Meeus, Astronomical Algorithms, ch. 49). */
function newMoonDay(k: number): number {
  const t = k / 1236.85
  const mean =
    2415020.75933 +
    29.53058868 * k +
    0.0001178 * t ** 2 -
    0.000000155 * t ** 3 +
    0.00033 * Math.sin((166.56 + 132.87 * t - 0.009173 * t ** 2) * DEGREE)
  const sun = (359.2242 + 29.10535608 * k - 0.0000333 * t ** 2 - 0.00000347 * t ** 3) * DEGREE
  const moon = (306.0253 + 385.81691806 * k + 0.0107306 * t ** 2 + 0.00001236 * t ** 3) * DEGREE
  const node = (21.2964 + 390.67050646 * k - 0.0016528 * t ** 2 - 0.00000239 * t ** 3) * DEGREE
  const correction =
    (0.1734 - 0.000393 * t) * Math.sin(sun) +
    0.0021 * Math.sin(2 * sun) -
    0.4068 * Math.sin(moon) +
    0.0161 * Math.sin(2 * moon) -
    0.0004 * Math.sin(3 * moon) +
    0.0104 * Math.sin(2 * node) -
    0.0051 * Math.sin(sun + moon) -
    0.0074 * Math.sin(sun - moon) +
    0.0004 * Math.sin(2 * node + sun) -
    0.0004 * Math.sin(2 * node - sun) -
    0.0006 * Math.sin(2 * node + moon) +
    0.001 * Math.sin(2 * node - moon) +
    0.0005 * Math.sin(2 * moon + sun)
  const lag = -0.000278 + 0.000265 * t + 0.000262 * t ** 2
  return Math.floor(mean + correction - lag + 0.5 + ZONE)
}

/** In which twelfth of its yearly way, from the spring equinox on, the sun stands as a day begins in Vietnam. */
function sunSector(julianDay: number): number {
  const t = (julianDay - 2451545.5 - ZONE) / 36525
  const anomaly = (357.5291 + 35999.0503 * t - 0.0001559 * t ** 2 - 0.00000048 * t ** 3) * DEGREE
  const longitude =
    280.46645 +
    36000.76983 * t +
    0.0003032 * t ** 2 +
    (1.9146 - 0.004817 * t - 0.000014 * t ** 2) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.00029 * Math.sin(3 * anomaly)
  return Math.floor((((longitude % 360) + 360) % 360) / 30)
}

const julianDayOf = (year: number, month: number, day: number): number =>
  Math.round(Date.UTC(year, month - 1, day) / DAY_MS) + JULIAN_DAY_OF_1970
const dayOfJulian = (julianDay: number): Day => dayAtUtc((julianDay - JULIAN_DAY_OF_1970) * DAY_MS)
const WINTER_SOLSTICE_SECTOR = 9

/** Which new moon begins the eleventh month: the month that holds the winter solstice. */
function eleventhMonth(year: number): number {
  const k = Math.floor((julianDayOf(year, 12, 31) - NEW_MOON_OF_1900) / LUNATION)
  return sunSector(newMoonDay(k)) >= WINTER_SOLSTICE_SECTOR ? k - 1 : k
}

/**
 * The Gregorian day of a lunar day in Vietnam. Months count from the one with the winter solstice, the eleventh; of
 * thirteen months the first in which the sun enters no new twelfth is a leap month and has no number of its own.
 *
 * @param month 1 to 10 of the lunar year that begins in `year`
 */
export function lunarDay(year: number, month: number, day: number): Day {
  const start = eleventhMonth(year - 1)
  const isLeapYear = eleventhMonth(year) - start === 13
  let index = month + 1
  if (isLeapYear) {
    const staysInSector = (k: number): boolean => sunSector(newMoonDay(k)) === sunSector(newMoonDay(k + 1))
    let leap = 1
    while (!staysInSector(start + leap)) leap += 1
    if (leap <= index) index += 1
  }
  return dayOfJulian(newMoonDay(start + index) + day - 1)
}
