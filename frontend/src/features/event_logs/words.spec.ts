// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { changeLocale, i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { notedInBackend } from '../../../testing/noted_in_backend.ts'
import { actionText, entityText } from './words.ts'

test('everything a company reads in its log is said in words, in every language', async () => {
  const actions = notedInBackend(/action: '([a-z_]+\.[a-zA-Z_]+)'/g)
  // A region is the provider's; no company's log tells of one.
  const entities = notedInBackend(/entity: '([a-z_]+)'/g).filter((entity) => entity !== 'region')
  expect(actions).toContain('organisation.request_deletion')
  await startI18n('en-US')
  await loadFeatureTexts('event_logs')
  for (const locale of ['en-US', 'pl-PL', 'vi-VN'] as const) {
    await changeLocale(locale)
    expect(actions.filter((action) => actionText(i18n.t, action) === action)).toEqual([])
    expect(entities.filter((entity) => entityText(i18n.t, entity) === entity)).toEqual([])
  }
})

test('what is noted later shows its code', async () => {
  await startI18n('en-US')
  expect(actionText(i18n.t, 'kiosk.approve')).toBe('kiosk.approve')
})
