import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fieldAt, renderSeeded } from '../../../../testing/seeded.tsx'
import { RateModal } from './rate_modal.tsx'

vi.mock('../queries.ts', async (real) => ({ ...(await real<object>()), createRate: vi.fn(async () => ({})) }))
const { createRate } = await import('../queries.ts')

afterEach(() => {
  cleanup()
  vi.mocked(createRate).mockClear()
})

type More = { locale?: string; currency?: string; kind?: string; more?: Record<string, string> }
/** Types the weekday rate of an hour, and more, and saves. */
async function saving(weekday: string, { locale = 'en-US', currency = 'PLN', kind, more }: More = {}) {
  await renderSeeded(<RateModal employee={{ id: 'e1' }} rate={null} onClose={() => undefined} />, {
    feature: 'employees',
    locale: locale as 'en-US',
    profile: { currency },
  })
  if (kind) await userEvent.click(screen.getByLabelText(kind))
  for (const [field, text] of Object.entries({ weekdayMinor: weekday, ...more }))
    if (text) await userEvent.type(fieldAt(field), text)
  await userEvent.click(document.querySelector<HTMLElement>('button[type="submit"]')!)
}

test.each([
  ['en-US', 'PLN', '0.01', /Is .*0\.01.* right\?/],
  ['pl-PL', 'PLN', '0,99', /0,99/],
  ['vi-VN', 'VND', '999', /999/],
])('in %s a rate of %s %s asks before it is saved', async (locale, currency, typed, question) => {
  await saving(typed, { locale, currency })
  expect(await screen.findByText(question)).toBeTruthy()
  expect(createRate).not.toHaveBeenCalled()
  const dialogs = screen.getAllByRole('dialog')
  await userEvent.click([...dialogs.at(-1)!.querySelectorAll('button')].at(-1)!)
  await vi.waitFor(() => expect(createRate).toHaveBeenCalledOnce())
})

test.each([
  ['saturdayMinor', 'Saturdays: that is very little for an hour.'],
  ['sundayMinor', 'Sundays: that is very little for an hour.'],
  ['dayOffMinor', 'Days off: that is very little for an hour.'],
])('as much is asked about %s', async (field, text) => {
  await saving('30', { more: { [field]: '0.01' } })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(createRate).not.toHaveBeenCalled()
})

test('a salary and what is paid on top of it are asked about', async () => {
  const more = { salaryMinor: '5000', sundayMinor: '0.01' }
  await saving('', { kind: 'Monthly', more })
  expect(await screen.findByText('Sundays: that is very little for an hour.')).toBeTruthy()
  cleanup()
  await saving('', { kind: 'Monthly', more: { ...more, salaryMinor: '50' } })
  expect(await screen.findByText('Monthly salary: that is very little for a month of work.')).toBeTruthy()
  expect(createRate).not.toHaveBeenCalled()
})

test.each([
  ['PLN', '1'],
  ['VND', '1000'],
])('a rate of %s %s is saved at once', async (currency, typed) => {
  await saving(typed, { currency })
  await vi.waitFor(() => expect(createRate).toHaveBeenCalledOnce())
  expect(screen.queryByText(/ right\?/)).toBeNull()
})
