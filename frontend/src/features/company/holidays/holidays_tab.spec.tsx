import type { HolidayOfYear, HolidayYear, OwnHoliday } from '@shiftloom/backend/contracts/holidays'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerWith } from '../../../../testing/answers.ts'
import { renderSeeded } from '../../../../testing/seeded.tsx'
import { HolidaysTab } from './holidays_tab.tsx'

const path = '/labour-code/holidays'
const own: OwnHoliday = { id: 'h1', version: 4, name: 'Founding day', names: { 'en-US': null, 'pl-PL': 'Dzień założenia', 'vi-VN': null }, country: null, day: '2026-05-04', repeatsYearly: true } // prettier-ignore
const day = (changes: Partial<HolidayOfYear>): HolidayOfYear => ({
  ...{ day: '2026-05-01', name: 'Labour Day', country: 'PL', confirmed: true },
  ...{ hidden: false, hiddenYearly: false, own: null, ...changes },
})
const year: HolidayYear = {
  year: 2026,
  countries: [{ country: 'PL', locations: ['Mokotów'], regions: [], region: null }],
  days: [
    day({}),
    day({ day: '2026-05-04', name: own.name, own }),
    day({ day: '2026-11-11', name: 'Independence Day', hidden: true }),
    day({ day: '2026-12-24', name: 'Christmas Eve', confirmed: false }),
  ],
}

async function open(locale: 'en-US' | 'pl-PL' | 'vi-VN' = 'en-US') {
  const sent = answerWith({ [`GET ${path}`]: { result: year } })
  await renderSeeded(<HolidaysTab />, { feature: 'company', locale, path: '/?year=2026' })
  await screen.findByText('Labour Day')
  return { sent, user: userEvent.setup() }
}
const rowOf = (name: string) => within(screen.getByText(name).closest('tr')!)

test.each([
  ['en-US', ['Your own, every year', 'Working day', 'Not announced yet'], /^1 day is worked out/],
  ['pl-PL', ['Własne, co roku', 'Dzień roboczy', 'Jeszcze nieogłoszone'], /^1 dzień wyliczono/],
  ['vi-VN', ['Của công ty, hằng năm', 'Ngày làm việc', 'Chưa công bố'], /^1 ngày được tính trước/],
] as const)('each day says what it is, in %s', async (locale, marks, waiting) => {
  await open(locale)
  for (const [index, name] of ['Founding day', 'Independence Day', 'Christmas Eve'].entries())
    expect(rowOf(name).getByText(marks[index]!)).toBeTruthy()
  expect(screen.getByText(waiting)).toBeTruthy()
})

test('a holiday of the state is worked through once or every year, and kept again', async () => {
  const { sent, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Make it a working day: Labour Day' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Every/ }))
  await user.click(screen.getByRole('button', { name: 'Make it a holiday: Independence Day' }))
  expect(sent).toEqual([
    { method: 'PUT', path: `${path}/hidden`, body: { country: 'PL', day: '2026-05-01', hidden: true, yearly: true } },
    { method: 'PUT', path: `${path}/hidden`, body: { country: 'PL', day: '2026-11-11', hidden: false, yearly: false } },
  ]) // prettier-ignore
})

test('a day of the company’s own is added, changed on its version, and deleted after a question', async () => {
  const { sent, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Add a day of your own' }))
  await user.type(await screen.findByLabelText('In Vietnamese'), 'Kiểm kê')
  await user.type(await screen.findByLabelText(/^Name/), 'Inventory{Enter}')
  expect(sent.at(-1)).toMatchObject({
    ...{ method: 'POST', path },
    body: { name: 'Inventory', names: { 'pl-PL': null, 'vi-VN': 'Kiểm kê' }, country: null },
  })

  await user.click(screen.getByRole('button', { name: 'Edit Founding day' }))
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  expect(name.value).toBe('Founding day')
  await user.type(name, 's{Enter}')
  expect(sent.at(-1)).toMatchObject({
    method: 'PUT',
    path: `${path}/h1`,
    body: { name: 'Founding days', version: 4, day: '2026-05-04', repeatsYearly: true },
  })

  const before = sent.length
  await user.click(screen.getByRole('button', { name: 'Delete Founding day' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete Founding day?' }))
  expect(question.getByText(/in every year, past ones included/)).toBeTruthy()
  expect(sent).toHaveLength(before)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: `${path}/h1` })
})
