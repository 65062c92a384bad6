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

/** Types the weekday rate of an hour and saves. */
async function saving(weekday: string, { locale = 'en-US', currency = 'PLN' } = {}) {
  await renderSeeded(<RateModal employee={{ id: 'e1' }} rate={null} onClose={() => undefined} />, {
    feature: 'employees',
    locale: locale as 'en-US',
    profile: { currency },
  })
  await userEvent.type(fieldAt('weekdayMinor'), weekday)
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
  ['PLN', '1'],
  ['VND', '1000'],
])('a rate of %s %s is saved at once', async (currency, typed) => {
  await saving(typed, { currency })
  await vi.waitFor(() => expect(createRate).toHaveBeenCalledOnce())
  expect(screen.queryByText(/ right\?/)).toBeNull()
})
