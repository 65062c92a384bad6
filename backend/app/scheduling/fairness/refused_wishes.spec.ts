import { test } from '@japa/runner'
import { wishesRefusedBeyond } from '#app/scheduling/fairness/refused_wishes'

const beyond = (...people: [wishes: number, granted: number][]): number[] => [
  ...wishesRefusedBeyond(
    new Map(people.map(([wishes, wishesGranted], id) => [`${id}`, { wishes, wishesGranted }]))
  ).values(),
]

test.group('Wishes refused beyond the median', () => {
  test('counts what the median share does not explain, above and below', ({ assert }) => {
    assert.deepEqual(beyond([4, 0], [4, 2], [4, 4]), [2, 0, -2])
    assert.deepEqual(beyond([10, 5], [2, 1], [4, 2]), [0, 0, 0])
  })

  test('wishing more earns nothing', ({ assert }) => {
    // Both were refused half of what they wished for, as most were.
    assert.deepEqual(beyond([40, 20], [2, 1], [2, 1]), [0, 0, 0])
  })

  test('those without wishes are no part of the median, and are owed nothing', ({ assert }) => {
    assert.deepEqual(beyond([0, 0], [0, 0], [0, 0], [2, 0], [2, 2]), [0, 0, 0, 1, -1])
    assert.deepEqual(beyond([0, 0], [0, 0]), [0, 0])
    assert.deepEqual(beyond([3, 0]), [0])
  })
})
