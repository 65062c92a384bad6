import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { changeLocale, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { Error500 } from './error_screens.tsx'

async function show(locale: 'en-US' | 'pl-PL' | 'vi-VN', address: string) {
  await startI18n('en-US')
  await loadFeatureTexts('errors')
  await changeLocale(locale)
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[address]}>
        <Error500 />
      </MemoryRouter>
    </MantineProvider>
  )
}

describe('The page of an unexpected failure', () => {
  test.each([
    ['en-US', 'Support code: ab/c', 'give the code below'],
    ['pl-PL', 'Kod dla pomocy technicznej: ab/c', 'przekaż poniższy kod'],
    ['vi-VN', 'Mã hỗ trợ: ab/c', 'gửi mã bên dưới'],
  ] as const)(
    'names the code of the failed request, and no code where there is none (%s)',
    async (...given) => {
      const [locale, code, asking] = given
      await show(locale, '/error/500?traceId=ab%2Fc')
      expect(screen.getByText(code)).toBeTruthy()
      expect(screen.getByText(asking, { exact: false })).toBeTruthy()
      document.body.replaceChildren()
      await show(locale, '/error/500')
      expect(screen.getByRole('heading')).toBeTruthy()
      expect(screen.queryByText(asking, { exact: false })).toBeNull()
    }
  )
})
