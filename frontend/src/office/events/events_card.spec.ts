// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { changeLocale, i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { notedInBackend } from '../../../testing/noted_in_backend.ts'

test('everything that is done to an organisation is said in words, in every language', async () => {
  const actions = notedInBackend(/action: '([a-zA-Z_.]+)',\s*entity: 'organisation'/g)
  expect(actions).toContain('sample_data.add')
  await startI18n('en-US')
  await loadFeatureTexts('events')
  for (const locale of ['en-US', 'pl-PL', 'vi-VN'] as const) {
    await changeLocale(locale)
    const silent = actions.filter(
      (action) => !i18n.getResource(locale, 'translation', `events.action.${action.replace('.', '_')}`)
    )
    expect(silent).toEqual([])
  }
})
