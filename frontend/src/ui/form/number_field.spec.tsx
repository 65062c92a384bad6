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

async function inForm(props: Partial<Parameters<typeof NumberField>[0]>, start: number | string = '') {
  await startI18n('en-US')
  await i18n.changeLanguage('en-US')
  const sent = vi.fn()
  function Form() {
    const [value, setValue] = useState<number | string>(start)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(value)
        }}
      >
        <NumberField label="Part" {...props} value={value} onChange={setValue} />
        <button type="submit">Send</button>
        <button type="button" onClick={() => setValue(5)}>
          Fill again
        </button>
      </form>
    )
  }
  render(
    <MantineProvider env="test">
      <Form />
    </MantineProvider>
  )
  return { sent, field: screen.getByLabelText<HTMLInputElement>('Part') }
}
const share = { kind: 'share', min: 0.001, max: 1, decimalScale: 3 } as const

test.each([
  ['3/4', 0.75],
  ['75%', 0.75],
])('%s is a part of a whole', async (typed, value) => {
  const { sent, field } = await inForm(share, 1)
  await userEvent.clear(field)
  await userEvent.type(field, `${typed}{Enter}`)
  expect(sent).toHaveBeenLastCalledWith(value)
  await userEvent.tab()
  expect(field.value).toBe('0.75')
})

test.each([
  ['5/4', share, 'Enter a number from 0.001 to 1.'],
  ['9', { max: 8 }, 'Enter a number up to 8.'],
  ['0', { min: 1 }, 'Enter a number from 1.'],
  ['about 8', {}, 'This is not a number that can be read.'],
  ['1.5', { allowDecimal: false }, 'Enter a whole number.'],
  ['1.005', { decimalScale: 2 }, 'Enter at most 2 digits after the decimal sign.'],
])('%s stays in the field, said and not sent', async (typed, props, sentence) => {
  const { sent, field } = await inForm(props, 1)
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await userEvent.tab()
  expect(field.value).toBe(typed)
  screen.getByText(sentence)
  await userEvent.click(screen.getByText('Send'))
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
  await userEvent.click(screen.getByText('Fill again'))
  expect(field.value).toBe('5')
})

test('arrow keys step, within the limits', async () => {
  const { sent, field } = await inForm({ step: 0.125, max: 1, suffix: ' h', decimalScale: 3 }, 0.75)
  expect(field.value).toBe('0.75 h')
  field.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
  expect(sent).toHaveBeenLastCalledWith(1)
})

test('what is in the field stays chosen when it gets the keyboard, so that typing replaces it', async () => {
  const { sent, field } = await inForm({ suffix: ' min', allowDecimal: false }, 15)
  field.select()
  field.focus()
  await userEvent.keyboard('30{Enter}')
  expect(sent).toHaveBeenLastCalledWith(30)
})
