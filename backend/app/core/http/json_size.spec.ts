import { test } from '@japa/runner'
import { isWithin } from '#app/core/http/json_size'

const within = (text: string, values = 4, depth = 3, members = 9) =>
  isWithin(text, { values, members, names: 3, depth })

test.group('The size of a JSON text', () => {
  test('counts members of lists and objects, whatever they are', ({ assert }) => {
    assert.isTrue(within('[1,2,3,4]'))
    assert.isFalse(within('[1,2,3,4,5]'))
    assert.isTrue(within('{"a":1,"b":2,"a":3,"b":4}'))
    assert.isFalse(within('{"a":1,"b":2,"a":3,"b":4,"a":5}'))
    assert.isFalse(within('[[],[],[],[]]'))
  })

  test('counts levels, not lists that are closed again', ({ assert }) => {
    assert.isTrue(within('[[[1]]]'))
    assert.isFalse(within('[[[[1]]]]'))
    assert.isTrue(within('[[],[[]]]', 9))
    assert.isFalse(within('['.repeat(100_000), Infinity))
    for (const between of [' ', '\n', 'x', '\u0080', 'é', '🙂'])
      assert.isFalse(within(['[', '[', '[', '[1]]]]'].join(between)), between)
  })

  test('counts the members of each object by itself', ({ assert }) => {
    const [two, three] = ['{"a":1,"b":2}', '{"a":1,"b":2,"c":3}']
    assert.isTrue(within(`[${two},${two}]`, 9, 3, 2))
    assert.isTrue(within(`{"a":${two},"b":${two}}`, 9, 3, 2))
    assert.isFalse(within(`[${two},${three}]`, 9, 3, 2))
    assert.isFalse(within(`{"a":${two},"b":${two},"c":1}`, 9, 3, 2))
  })

  test('wants values as long as real ones are, beyond the first thousands', ({ assert }) => {
    const list = (value: string, count: number) => `[${Array.from({ length: count }, () => value).join(',')}]`
    assert.isTrue(within(list('0', 5_000), Infinity))
    assert.isFalse(within(list('0', 20_000), Infinity))
    assert.isTrue(within(list('null', 20_000), Infinity))
    assert.isFalse(within(list('[]', 10_000), Infinity))
    // As heavy as 20,004 characters may be.
    assert.isTrue(within(`${list('0', 10_001)} `, Infinity))
    assert.isFalse(within(list('0', 10_001), Infinity))
    assert.isFalse(within(list('{"a":1}', 10_000), Infinity))
    assert.isTrue(within(list('{"version":"of 2026"}', 10_000), Infinity))
  })

  test('counts names that differ', ({ assert }) => {
    assert.isTrue(within('[{"a":1},{"b":"d"},{"c":["e"]},{"a":1}]', 9))
    assert.isFalse(within('[{"a":1},{"b":1},{"c":1},{"d":1}]', 9))
    assert.isTrue(within('[{"a":1,"b":1},{"b":1,"a":1},{"c":1}]', 9))
  })

  test('knows no numbers of hundreds of digits', ({ assert }) => {
    assert.isTrue(within('[-1.7976931348623157e+308]'))
    assert.isFalse(within(`[0.${'1'.repeat(60)}]`))
    assert.isTrue(within(`[${'1'.repeat(40)}]`))
    assert.isFalse(within(`[${'1'.repeat(41)}]`))
    assert.isTrue(within(`["${'1'.repeat(60)}"]`))
  })

  test('what stands in a text is not counted', ({ assert }) => {
    assert.isTrue(within('["[[[[[[,,,,,,{{{{"]'))
    assert.isTrue(within('["a\\\\","\\"[[[[,,,,"]'))
    assert.isFalse(within('["a\\\\",[[[[1]]]]]'))
    assert.isTrue(within('["never ends [[[[[,,,,'))
    assert.isTrue(within('["\\'))
  })
})
