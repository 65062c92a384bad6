import { expect, test } from 'vitest'
import { nightBonusOn } from './night_bonus.ts'
import { wageRows } from './wage_rows.ts'

const laws = [
  { country: 'PL', lawPack: 'PL', locations: [] },
  { country: 'VN', lawPack: 'VN', locations: [] },
  { country: 'DE', lawPack: 'EU', locations: [] },
]
const own = { validFrom: '2026-07-01', country: 'PL', currency: 'PLN', monthMinor: 500_000, hourMinor: null }

test('the law’s wages come with their source, latest first', () => {
  const rows = wageRows({ laws }, [])
  expect(
    rows.map(({ country, validFrom, monthMinor, hourMinor }) => [country, validFrom, monthMinor, hourMinor])
  ).toEqual([
    ['PL', '2027-01-01', 495_000, 3_230],
    ['PL', '2026-01-01', 480_600, 3_140],
    ['PL', '2025-01-01', 466_600, 3_050],
    ['VN', '2026-01-01', 5_310_000, 25_500],
    ['VN', '2024-07-01', 4_960_000, 23_800],
  ])
  expect(rows.every(({ source }) => /^Dz.U.|^Decree .* region I$/.test(source!))).toBe(true)
})

test('an own row stands between them, and instead of the law’s of the same day', () => {
  const rows = wageRows({ laws: laws.slice(0, 1) }, [own, { ...own, validFrom: '2026-01-01' }])
  expect(rows.map(({ validFrom, source }) => [validFrom, source])).toEqual([
    ['2027-01-01', 'Dz.U. 2026 poz. 1213'],
    ['2026-07-01', null],
    ['2026-01-01', null],
    ['2025-01-01', 'Dz.U. 2024 poz. 1362'],
  ])
})

test('a company without a law that names wages has only its own', () => {
  expect(wageRows({ laws: laws.slice(2) }, [])).toEqual([])
  expect(wageRows({ laws: laws.slice(2) }, [{ ...own, country: 'DE' }])).toHaveLength(1)
})

test.each([
  ['2026-01-15', 601],
  ['2026-07-31', 522],
  ['2027-05-01', 688],
  ['2025-11-30', 648],
])('an hour of night work on %s earns %i', (day, minor) =>
  expect(nightBonusOn(day, wageRows({ laws }, []))).toEqual({ minor, currency: 'PLN' })
)

test('an own wage changes the bonus from its day on', () => {
  const rows = wageRows({ laws }, [{ ...own, monthMinor: 480_600 * 2 }])
  expect(nightBonusOn('2026-07-01', rows)?.minor).toBe(1_045)
  expect(nightBonusOn('2026-06-30', rows)?.minor).toBe(572)
  expect(nightBonusOn('2024-06-30', rows)).toBeNull()
})
