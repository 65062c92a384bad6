import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fieldAt, problemAt, renderSeeded } from '../../../../testing/seeded.tsx'
import { WageModal } from './wage_modal.tsx'

afterEach(cleanup)

const wage = {
  validFrom: '2026-01-01',
  country: 'PL',
  currency: 'PLN',
  monthMinor: 480_600,
  hourMinor: 3140,
  source: null,
}

async function entering(month: string, locale: 'en-US' | 'pl-PL' | 'vi-VN' = 'en-US') {
  const onPut = vi.fn()
  await renderSeeded(
    <WageModal wage={wage} taken={[]} countries={['PL']} onPut={onPut} onClose={() => undefined} />,
    { feature: 'company', locale }
  )
  const field = fieldAt('month')
  await userEvent.clear(field)
  await userEvent.type(field, month)
  await userEvent.click(screen.getAllByRole('button').at(-1)!)
  return onPut
}

test.each([
  [
    'en-US',
    '4805.99',
    'The minimum wage of that day is 4,806 PLN a month (act of 10 October 2002, art. 2, 6).',
  ],
  ['pl-PL', '4805,99', 'art. 2, 6'],
  ['vi-VN', '4805,99', 'Điều 2, 6'],
] as const)('less than the law’s wage is refused at its field in %s', async (locale, typed, sentence) => {
  const onPut = await entering(typed, locale)
  expect(problemAt('month')).toContain(sentence)
  expect(onPut).not.toHaveBeenCalled()
})

test('the law’s wage itself passes', async () => {
  const onPut = await entering('4806')
  expect(onPut).toHaveBeenCalledOnce()
})
