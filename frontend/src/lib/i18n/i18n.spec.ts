// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { changeLocale, i18n, loadFeatureTexts, startI18n } from './i18n.ts'

test('a screen opened while the language changes has its texts in the new one', async () => {
  await startI18n('vi-VN')
  // Shared texts of both are there, so that the change overtakes the screen's own.
  await changeLocale('pl-PL')
  await changeLocale('vi-VN')
  const change = changeLocale('pl-PL')
  await Promise.all([change, loadFeatureTexts('errors')])
  expect(i18n.t('errors.title_403')).toBe('Nie masz dostępu do tej strony')
})
