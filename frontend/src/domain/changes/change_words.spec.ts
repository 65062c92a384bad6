// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { changeLocale, i18n, startI18n } from '#/lib/i18n/i18n.ts'
import { fieldText, valueText } from './change_words.ts'
import { loadChangeTexts } from './load_change_texts.ts'
import { textsOfValues } from './texts_of_values.ts'

const barista = '01935a3e-0000-7000-8000-000000000001'
const gone = '01935a3e-0000-7000-8000-000000000002'
const other = '01935a3e-0000-7000-8000-000000000003'
const names = { [barista]: 'Barista' }

async function words(locale: 'en-US' | 'pl-PL' | 'vi-VN') {
  await startI18n('en-US')
  await loadChangeTexts('company')
  await changeLocale(locale)
  const changes = [other, gone].map((row) => ({ path: `${row}.positionId`, before: null, after: null }))
  return { t: i18n.t, format: formatFor(locale), names, changes, timeZone: 'Europe/Warsaw' }
}

test('a path is read in words, with names and numbers of rows', async () => {
  const said = async (locale: Parameters<typeof words>[0], path: string) =>
    fieldText(await words(locale), path)
  expect(await said('en-US', 'workingHours.0.opens')).toBe('Opening hours › No. 1 › Opens')
  expect(await said('pl-PL', `positionRules.${barista}.maxMinutesPerWeek`)).toBe(
    'Godziny tygodniowo na stanowiskach › Barista › Najwięcej w tygodniu (min)'
  )
  expect(await said('vi-VN', `${gone}.positionId`)).toBe('số 2 › Vị trí')
  expect(await said('en-US', 'first_day_of_week')).toBe('First day of the week')
  expect(await said('en-US', 'madeUpLater')).toBe('madeUpLater')
})

test('a value is read as people write it', async () => {
  const polish = await words('pl-PL')
  const said = (path: string, value: string | null) => valueText(polish, path, value)
  expect(said('name', null)).toBe('—')
  expect(said('visible', 'true')).toBe('Tak')
  expect(said('role', '4')).toBe('Administrator organizacji')
  expect(said('positionIds', JSON.stringify([barista, gone]))).toBe('Barista i usunięte')
  expect(said('positionIds', '[]')).toBe('—')
  expect(said('comment', '[sic')).toBe('[sic')
  expect(said('opens', '08:00')).toBe('08:00')
  expect(said('startsOn', '2026-11-05')).toBe(polish.format.day('2026-11-05', 'numeric'))
  expect(said('startsAt', '2026-11-05T09:00:00Z')).toContain('10:00')
  expect(said('name', '12')).toBe('12')
})

test('rows of a list are listed value by value, money in their own currency', async () => {
  const polish = await words('pl-PL')
  const wage = { country: 'PL', currency: 'PLN', hourMinor: 3140, validFrom: '2027-01-01', monthMinor: null }
  const hours = { weekday: 1, opens: '08:00' }
  expect(valueText(polish, 'minimumWages', JSON.stringify([wage]))).toBe(
    `Kraj: Polska, Za godzinę: ${polish.format.money({ minor: 3140, currency: 'PLN' })}, Obowiązuje od: 01.01.2027`
  )
  expect(valueText(polish, 'workingHours', JSON.stringify([hours, { ...hours, weekday: 7 }]))).toBe(
    'Dzień tygodnia: Poniedziałek, Otwarcie: 08:00; Dzień tygodnia: Niedziela, Otwarcie: 08:00'
  )
})

test('request kinds are called by their names in the language of the reader', async () => {
  const polish = await words('pl-PL')
  const named = (names: Record<string, string>) =>
    fieldText({ ...polish, names }, 'requestKinds.Volunteering.daysCount')
  expect(named({ Volunteering: 'Wolontariat' })).toMatch(/^Rodzaje wniosków › Wolontariat › /)
  expect(named({})).toMatch(/^Rodzaje wniosków › Volunteering › /)
})

test('codes are said in the words of the forms where they are chosen', async () => {
  const polish = await words('pl-PL')
  const said = (path: string, value: string) => valueText(polish, path, value)
  expect(said('kind', 'delegation')).toBe('Delegacja')
  expect(said('requestKinds.Urlop.limitPer', 'year')).toBe('w roku kalendarzowym')
  expect(said('severities.daily_rest', 'block')).toBe('Blokuj')
  expect(said('overrideRoles', '[3,4]')).toBe('Doradca i Administrator organizacji')
  expect(said('firstDayOfWeek', '7')).toBe('Niedziela')
  expect(said('restWeekdays', '[6,7]')).toBe('Sobota i Niedziela')
  expect(said('about_us_source', 'press')).toBe('Artykuł lub blog')
  expect(valueText({ ...polish, names: { bakery: 'Piekarnia' } }, 'industry', 'bakery')).toBe('Piekarnia')
  expect(said('country', 'VN')).toBe('Wietnam')
  expect(said('workSystem', 'madeUpLater')).toBe('madeUpLater')
  expect(said('positions.constructor', 'active')).toBe('active')
  expect(said('positions.country', 'out of use')).toBe('out of use')
})

test('the words for every kind of code are there, in every language', async () => {
  const folders = [...new Set([...textsOfValues.values()].flat())].map((text) => text.replace(/\.[^.]*$/, ''))
  for (const locale of ['en-US', 'pl-PL', 'vi-VN'] as const) {
    await words(locale)
    expect(folders.filter((key) => !i18n.getResource(locale, 'translation', key))).toEqual([])
  }
})

test.each([
  ['en-US', 'Germany', 'Bayern', 'Colour: No. 6', 'Positions › Baker: Switched off', 'First name'],
  ['pl-PL', 'Niemcy', 'Bayern', 'Kolor: nr 6', 'Stanowiska › Baker: Wyłączone', 'Imię'],
  ['vi-VN', 'Đức', 'Bayern', 'Màu: số 6', 'Vị trí › Baker: Đã tắt', 'Tên'],
] as const)('in %s codes of countries, their parts and colours are words', async (locale, ...expected) => {
  const own = { ...(await words(locale)), names: { 'DE.BY': 'Bayern' }, entity: 'user' }
  const line = (path: string, value: string) => `${fieldText(own, path)}: ${valueText(own, path, value)}`
  expect([
    fieldText(own, 'DE'),
    valueText(own, 'DE', 'BY'),
    line('color', '5'),
    line('positions.Baker', 'false'),
    fieldText(own, 'name'),
  ]).toEqual(expected)
})
