import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test } from 'vitest'
import { i18n } from '#/lib/i18n/i18n.ts'
import { renderScreen } from '#/../testing/render.tsx'
import { NameFields } from './name_fields.tsx'

afterAll(() => i18n.changeLanguage('en-US'))

test.each([
  ['en-US', ['given', 'family']],
  ['pl-PL', ['given', 'family']],
  ['vi-VN', ['family', 'given']],
] as const)(
  '%s: the order of the fields is that of the language, by the keyboard too',
  async (locale, order) => {
    await renderScreen(
      <NameFields given={<input aria-label="given" />} family={<input aria-label="family" />} />,
      { feature: 'company' }
    )
    await act(() => i18n.changeLanguage(locale))
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))).toEqual(order)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByLabelText(order[0]))
  }
)
