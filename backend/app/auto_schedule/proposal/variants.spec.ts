import { test } from '@japa/runner'
import { alternativesOf } from '#app/auto_schedule/proposal/variants'

const asked = { coverage: 80, fairness: 60, preferences: 40, stability: 30, cost: 20 }

test.group('Goals of variants', () => {
  test('put first what the variant is about', ({ assert }) => {
    const aside = { coverage: 100, fairness: 6, preferences: 4, stability: 3, cost: 0 }
    assert.deepEqual(alternativesOf(['coverage', 'fairest', 'cheapest'], asked), [
      { key: 'cheapest', goals: { ...aside, fairness: 0, preferences: 1, cost: 100 } },
      { key: 'fairest', goals: { ...aside, fairness: 100 } },
      { key: 'coverage', goals: aside },
    ])
  })

  test('each is searched once; the goals of the request are searched anyway', ({ assert }) => {
    assert.deepEqual(alternativesOf([], asked), [])
    assert.deepEqual(alternativesOf(['asked'], asked), [])
    assert.lengthOf(alternativesOf(['fairest', 'fairest', 'asked'], asked), 1)
  })
})
