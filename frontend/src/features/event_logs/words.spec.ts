import { expect, test } from 'vitest'
import { locales } from '@shiftloom/backend/contracts/enums'
import { changeLocale, i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { actionText, entityText, knownActions, knownEntities } from './words.ts'

test('everything the product notes is said in words, in every language', async () => {
  await startI18n('en-US')
  await loadFeatureTexts('event_logs')
  for (const locale of locales) {
    await changeLocale(locale)
    const said = [
      ...knownActions.map((action) => actionText(i18n.t, action)),
      ...knownEntities.map((entity) => entityText(i18n.t, entity)),
    ]
    expect(said.filter((text) => /event_logs|[a-z]_[a-z]/.test(text))).toEqual([])
  }
})

test('what is noted later shows its code', async () => {
  await startI18n('en-US')
  expect(actionText(i18n.t, 'kiosk.approve')).toBe('kiosk.approve')
})
