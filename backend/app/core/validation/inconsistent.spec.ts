import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { countCharacters } from '#app/core/validation/characters'
import { distinctBy, isInconsistent, oneForEach } from '#app/core/validation/inconsistent'
import { inputSchema } from '#app/core/openapi/input_schema'

const ruleOf = async (validator: { validate(value: unknown): Promise<unknown> }, value: unknown) =>
  validator.validate(value).then(
    () => null,
    (refusal: { messages: { rule: string }[] }) => refusal.messages[0]!.rule
  )

test.group('Input that is well formed', () => {
  test('is inconsistent only where every problem is between values', ({ assert }) => {
    const between = [
      'distinct_by',
      'one_for_each',
      'end_before_start',
      'in_the_future',
      'tax_id',
      'nip',
      'mst',
    ]
    for (const rule of [...between, 'registration_number', 'vat_number', 'postal_code'])
      assert.isTrue(isInconsistent([{ rule }, { rule: 'nip' }]), rule)
    assert.isFalse(isInconsistent([{ rule: 'end_before_start' }, { rule: 'required' }]))
    assert.isFalse(isInconsistent([]))
  })

  test('names nothing twice in a list', async ({ assert }) => {
    const list = vine.create({ days: vine.array(vine.object({ day: vine.string() })).use(distinctBy('day')) })
    assert.isNull(await ruleOf(list, { days: [{ day: 'a' }, { day: 'b' }] }))
    assert.equal(await ruleOf(list, { days: [{ day: 'a' }, { day: 'a' }] }), 'distinct_by')
    for (const odd of [
      [null, null],
      [{}, {}],
      [1, 1],
    ])
      assert.notEqual(await ruleOf(list, { days: odd }), 'distinct_by', 'each item has a problem of its own')
  })

  test('asks for one item for each of another list', async ({ assert }) => {
    const lists = vine.create({
      ids: vine.array(vine.string()).optional(),
      versions: vine.array(vine.number()).use(oneForEach('ids')).optional(),
    })
    assert.isNull(await ruleOf(lists, { ids: ['a', 'b'], versions: [1, 2] }))
    assert.isNull(await ruleOf(lists, { ids: ['a', 'b'] }))
    for (const ids of [['a'], undefined])
      assert.equal(await ruleOf(lists, { ids, versions: [1, 2] }), 'one_for_each', String(ids))
  })
})

test.group('The length of a text', (group) => {
  group.setup(() => countCharacters())

  test('counts characters, as PostgreSQL and the description do', async ({ assert }) => {
    const text = vine.create({ text: vine.string().minLength(2).maxLength(3) })
    for (const fits of ['ab', 'abc', '🙂🙂', '🙂🙂🙂'])
      assert.isNull(await ruleOf(text, { text: fits }), fits)
    for (const short of ['a', '🙂']) assert.equal(await ruleOf(text, { text: short }), 'minLength', short)
    for (const long of ['abcd', '🙂🙂🙂🙂', 'abcdefgh'])
      assert.equal(await ruleOf(text, { text: long }), 'maxLength', long)
  })
})

test.group('The description of an input', () => {
  const validator = vine.create({
    required: vine.string().maxLength(9),
    reason: vine.string().minLength(3),
    code: vine.string().regex(/^\d+$/),
    emptied: vine.string().nullable(),
    left: vine.number().optional(),
    choice: vine.enum(['a', 'b']).optional(),
    list: vine.array(vine.object({ note: vine.string().nullable() })),
    either: vine.union([
      vine.union.if(
        (value) => vine.helpers.isObject(value) && 'a' in value,
        vine.object({ a: vine.string() })
      ),
      vine.union.else(vine.object({ b: vine.number().nullable() })),
    ]),
  })

  test('asks for what may not be left out, null where it may be empty', ({ assert }) => {
    const schema = inputSchema(validator as never, 'body') as Record<string, never>
    const { properties, required } = schema as unknown as {
      properties: Record<string, object>
      required: string[]
    }
    assert.deepEqual(required, ['required', 'reason', 'code', 'emptied', 'list', 'either'])
    assert.deepInclude(properties.emptied, { type: ['string', 'null'] })
    assert.deepInclude(properties.left, { type: ['number', 'null'] })
    assert.deepEqual(properties.choice, { anyOf: [{ enum: ['a', 'b'] }, { type: 'null' }] })
    assert.containsSubset(properties.list, { items: { required: ['note'] } })
    assert.containsSubset(properties.either, { anyOf: [{ required: ['a'] }, { required: ['b'] }] })
  })

  test('knows that space alone is no text, and is not counted', ({ assert }) => {
    const { properties } = inputSchema(validator as never, 'body') as { properties: Record<string, object> }
    assert.deepInclude(properties.required, { pattern: '\\S' })
    assert.deepInclude(properties.reason, { minLength: 3, pattern: '\\S[\\s\\S]{1,}\\S' })
    assert.deepInclude(properties.code, { pattern: '^\\d+$' })
  })

  test('of an address knows no null', ({ assert }) => {
    const { properties } = inputSchema(validator as never, 'query') as { properties: Record<string, object> }
    assert.deepEqual(properties.left, { type: 'number' })
  })
})
