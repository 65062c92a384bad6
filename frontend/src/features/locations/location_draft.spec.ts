// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetDraft, keepDraft, keptDraft } from './location_draft.ts'
import { emptyLocation } from './location_values.ts'

const values = { ...emptyLocation({ country: 'VN', timeZone: 'Asia/Ho_Chi_Minh' }), name: 'Bến Thành' }

beforeEach(() => localStorage.clear())

test('comes back to the person who left it, at the step they were on, until it is forgotten', () => {
  keepDraft('ewa', { values, step: 1 })
  expect(keptDraft('ewa')).toEqual({ values, step: 1 })
  expect(keptDraft('jan')).toBeNull()
  forgetDraft('ewa')
  expect(keptDraft('ewa')).toBeNull()
})

test('one of an earlier version gets what was added since; a broken one is none', () => {
  const { point: _, ...older } = values
  localStorage.setItem('location-draft:ewa', JSON.stringify({ values: older, step: 2 }))
  expect(keptDraft('ewa')?.values.point).toEqual({ latitude: '', longitude: '', radiusMetres: 150 })
  localStorage.setItem('location-draft:ewa', '{')
  expect(keptDraft('ewa')).toBeNull()
})
