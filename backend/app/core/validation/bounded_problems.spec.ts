import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { BoundedProblems } from '#app/core/validation/bounded_problems'

const numbers = vine.create({ numbers: vine.array(vine.number()) })
numbers.errorReporter = () => new BoundedProblems()

test.group('The problems of an input', () => {
  test('are all found up to twenty, and no more are looked for', async ({ assert }) => {
    for (const [wrong, found] of [
      [1, 1],
      [19, 19],
      [20, 20],
      [5_000, 20],
    ] as const) {
      const given = { numbers: Array.from({ length: wrong }, () => 'x') }
      const problems = await numbers.validate(given).then(
        () => [],
        ({ messages }: { messages: { field: string; rule: string }[] }) => messages
      )
      assert.lengthOf(problems, found)
      assert.containsSubset(problems.at(-1), { field: `numbers.${found - 1}`, rule: 'number' })
    }
    assert.deepEqual(await numbers.validate({ numbers: [1] }), { numbers: [1] })
  })
})
