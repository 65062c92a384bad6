import type { Locale } from '@shiftloom/backend/contracts/enums'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { i18n, startI18n } from '#/lib/i18n/i18n.ts'
import { MoneyField } from './money_field.tsx'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

async function show(locale: Locale, currency: string, start: number | '') {
  await startI18n(locale)
  await i18n.changeLanguage(locale)
  const changed = vi.fn()
  function Form() {
    const [value, setValue] = useState<number | ''>(start)
    const change = (next: number | '') => {
      setValue(next)
      changed(next)
    }
    return <MoneyField label="Rate" currency={currency} value={value} onChange={change} />
  }
  render(
    <MantineProvider env="test">
      <Form />
    </MantineProvider>
  )
  return { changed, field: screen.getByLabelText<HTMLInputElement>('Rate') }
}

test.each([
  ['en-US', 'PLN', 12_345.5, 'PLN 12,345.50'],
  ['en-US', 'VND', 35_000, '₫35,000'],
  ['pl-PL', 'PLN', 12_345.5, '12 345,50 zł'],
  ['pl-PL', 'PLN', 1_234.5, '1234,50 zł'],
  ['pl-PL', 'VND', 35_000, '35 000 VND'],
  ['vi-VN', 'PLN', 12_345.5, '12.345,50 PLN'],
  ['vi-VN', 'VND', 35_000, '35.000 ₫'],
] as [Locale, string, number, string][])(
  'in %s an amount in %s is written as tables write it: %d is %s',
  async (locale, currency, value, shown) => {
    const { field, changed } = await show(locale, currency, value)
    const minor = currency === 'VND' ? value : value * 100
    expect(field.value).toBe(formatFor(locale).money({ minor, currency }))
    expect(plain(field.value)).toBe(shown)
    await userEvent.type(field, '{Backspace}'.repeat(shown.length) + shown)
    expect(changed).toHaveBeenLastCalledWith(value)
  }
)

test.each([
  ['en-US', 'PLN', '31.4', 31.4, 'PLN 31.40'],
  ['en-US', 'PLN', 'PLN 31.40', 31.4, 'PLN 31.40'],
  ['en-US', 'PLN', '31.40 PLN', 31.4, 'PLN 31.40'],
  ['pl-PL', 'PLN', '31,4 zł', 31.4, '31,40 zł'],
  ['pl-PL', 'PLN', '31,4 pln', 31.4, '31,40 zł'],
  ['vi-VN', 'VND', '35.000 ₫', 35_000, '35.000 ₫'],
  ['vi-VN', 'VND', '35000vnd', 35_000, '35.000 ₫'],
] as [Locale, string, string, number, string][])(
  'in %s, in %s, “%s” is read',
  async (locale, currency, typed, value, shown) => {
    const { field, changed } = await show(locale, currency, '')
    await userEvent.type(field, typed)
    expect(changed).toHaveBeenLastCalledWith(value)
    field.blur()
    await vi.waitFor(() => expect(plain(field.value)).toBe(shown))
  }
)
