// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { copyBlock } from '../model/clipboard.ts'
import { entry } from '../model/sample.ts'
import { makeLabels, type Labels, type Translate } from '../words/labels.ts'
import { copiedText } from './copied_text.ts'

let labels: Labels
beforeAll(async () => {
  await startI18n('en-US')
  await loadFeatureTexts('scheduling')
  const positions = [
    { id: 'till', name: 'Till' },
    { id: 'bakery', name: 'Bakery' },
  ] as never
  labels = makeLabels(
    i18n.t as unknown as Translate,
    formatFor('en-US'),
    { locations: [], positions, tags: [] },
    'UTC'
  )
})
const textOf = (...entries: ReturnType<typeof entry>[]) =>
  copiedText(copyBlock(entries, { rowIds: ['anna'], days: ['2026-11-16', '2026-11-17'] })!, labels)

test('of one shift its times and its position', () =>
  expect(textOf(entry({ id: 'a' }))).toBe('Copied: 08:00–16:00 Till'))

test('of more, how many and which positions', () =>
  expect(textOf(entry({ id: 'a' }), entry({ id: 'b', positionId: 'bakery', day: '2026-11-17' }))).toBe(
    '2 shifts copied: Till and Bakery'
  ))
