// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { locales } from '@shiftloom/backend/contracts/enums'
import { changeLocale, i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { knownReasons, reasonText } from './reason_text.ts'

test('every reason has a sentence in every language, and codes of other servers stay readable', async () => {
  await startI18n('en-US')
  await loadFeatureTexts('deliveries')
  for (const locale of locales) {
    await changeLocale(locale)
    for (const reason of knownReasons) expect(reasonText(i18n.t, reason)).not.toMatch(/deliveries\.|_/)
    for (const code of ['550', '421', 'ECONNREFUSED'])
      expect(reasonText(i18n.t, code)).toMatch(new RegExp(`^[^.]{15,}\\(${code}\\)`))
  }
  await changeLocale('en-US')
  const [refused, busy, unreachable] = ['550', '421', 'ECONNREFUSED'].map((code) => reasonText(i18n.t, code))
  expect(refused).toBe('The receiving server refused it (550)')
  expect(busy).toBe('The receiving server asked to try later (421)')
  expect(unreachable).toBe('The server could not be reached (ECONNREFUSED)')
})
