import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actuals, verdictsOf } from '../testing/timeline.ts'

const noNights = { mayWorkNights: false }
const noStrain = { mayDoStrenuousWork: false }

test('night work: only the minutes of the night, and only for people who may not', () => {
  assert.deepEqual(actuals('night_work', ['mon 20-23', 'tue 6-14', 'wed 22-6'], noNights), [60, 480])
  assert.deepEqual(actuals('night_work', ['mon 20-23', 'wed 22-6'], { mayWorkNights: true }), [])
  assert.deepEqual(actuals('night_work', ['mon 20-23']), [])
})
test('night work is reported for the shift alone', () => {
  const [verdict] = verdictsOf('night_work', ['mon 6-14', 'mon 21-23'], noNights)
  assert.deepEqual(verdict?.shiftIds, ['mon 21-23'])
})
test('forbidden work: only strenuous positions, and only for people who may not', () => {
  assert.deepEqual(actuals('forbidden_work', ['mon 6-14 strenuous', 'tue 6-14'], noStrain), [1])
  assert.deepEqual(actuals('forbidden_work', ['mon 6-14 strenuous']), [])
})
test('night hours: a long working day of a night worker with something strenuous', () => {
  assert.deepEqual(actuals('night_hours', ['mon 14-1 strenuous']), [660])
  assert.deepEqual(actuals('night_hours', ['mon 12-0:59 strenuous']), [])
  assert.deepEqual(actuals('night_hours', ['mon 14-1']), [])
  assert.deepEqual(
    actuals('night_hours', ['mon 14-1 strenuous'], { limits: { nightDayMaxMinutes: null } }),
    []
  )
})
test('position hours: the shifts at that position, by week', () => {
  const baker = { positionWeekMinutes: { baker: 900 } }
  const [verdict] = verdictsOf('position_hours', ['mon 6-14', 'tue 6-14', 'mon+7 6-14'], baker)
  assert.deepEqual([verdict?.actual, verdict?.limit, verdict?.shiftIds], [960, 900, ['mon 6-14', 'tue 6-14']])
  assert.deepEqual(
    actuals('position_hours', ['mon 6-14', 'tue 6-14'], { positionWeekMinutes: { cook: 0 } }),
    []
  )
})
