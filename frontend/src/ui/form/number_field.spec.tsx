import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Locale } from '@shiftloom/backend/contracts/enums'
import { i18n, startI18n } from '#/lib/i18n/i18n.ts'
import { NumberField } from './number_field.tsx'

const changed = vi.fn<(value: number | string) => void>()
function Amount() {
  const [value, setValue] = useState<number | string>('')
  const change = (next: number | string) => {
    setValue(next)
    changed(next)
  }
  return <NumberField label="Amount" decimalScale={2} value={value} onChange={change} />
}

test.each([
  ['pl-PL', '33,5'],
  ['pl-PL', '33.5'],
  ['vi-VN', '33,5'],
  ['en-US', '33.5'],
  ['en-US', '33,5'],
] as [Locale, string][])('in %s, %s is thirty-three and a half', async (locale, typed) => {
  await startI18n(locale)
  await i18n.changeLanguage(locale)
  render(
    <MantineProvider env="test">
      <Amount />
    </MantineProvider>
  )
  await userEvent.type(screen.getByLabelText('Amount'), typed)
  expect(changed).toHaveBeenLastCalledWith(33.5)
})

test.each([
  ['pl-PL', '33,5', '33,5'],
  ['en-US', '33.5', '33.5'],
] as [Locale, string, string][])(
  'in %s, %s may be pasted and is shown as %s',
  async (locale, pasted, shown) => {
    await startI18n(locale)
    await i18n.changeLanguage(locale)
    render(
      <MantineProvider env="test">
        <Amount />
      </MantineProvider>
    )
    const field = screen.getByLabelText<HTMLInputElement>('Amount')
    await userEvent.click(field)
    await userEvent.paste(pasted)
    expect(changed).toHaveBeenLastCalledWith(33.5)
    expect(field.value).toBe(shown)
  }
)
