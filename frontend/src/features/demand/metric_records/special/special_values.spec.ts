import { expect, test } from 'vitest'
import { freshValues, savingOf, valuesOf } from './special_values.ts'

const fair = {
  ...{ id: 'fair', version: 3, locationId: 'here', metricId: null, name: 'Fair' },
  ...{ from: '2026-05-01', until: '2026-05-04', factor: 1.35 },
}

test('an event is written with its last day and in percent, and sent as it came', () => {
  const values = valuesOf(fair)
  expect(values).toMatchObject({ kind: 'event', scope: 'all', last: '2026-05-03', percent: 135 })
  const { id: _id, version: _version, locationId: _locationId, ...sent } = fair
  expect(savingOf(values, 'tickets')).toEqual(sent)
})

test('unusual days have no factor, whatever the field says', () => {
  const values = { ...freshValues('2026-05-01'), name: ' Flood ' }
  expect(savingOf(values, 'tickets')).toEqual({
    ...{ name: 'Flood', metricId: 'tickets', from: '2026-05-01', until: '2026-05-02', factor: null },
  })
})
