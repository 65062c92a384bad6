import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { fields, locationCode, phone, timeZone } from '#app/core/validation/rules'

const id = '01980000-0000-7000-8000-00000000ABCD'

/** What is broken first, and at which field; null where the value is taken. */
async function problemOf(schema: SchemaTypes, value: unknown): Promise<string | null> {
  const validator = vine.create({ value: schema })
  return validator.validate({ value }).then(
    () => null,
    ({ messages }: { messages: { rule: string; field: string; message: string }[] }) => {
      const [{ rule, field, message }] = messages as [(typeof messages)[number]]
      return message ? `${rule} ${field}` : 'no message'
    }
  )
}
const takenAs = async (schema: SchemaTypes, value: unknown): Promise<unknown> =>
  ((await vine.create({ value: schema }).validate({ value })) as { value: unknown }).value
const described = (schema: SchemaTypes) =>
  (vine.create({ value: schema }).toJSONSchema() as { properties: { value: Record<string, unknown> } })
    .properties.value

type Case = { schema: () => SchemaTypes; rule: string; taken: string[]; refused: string[]; says: object }
const text = (rule: Parameters<ReturnType<typeof vine.string>['use']>[0]) => () => vine.string().use(rule)

const cases: Record<string, Case> = {
  'A day': {
    schema: fields.day,
    rule: 'day',
    taken: ['1900-01-01', '2026-11-28', '2028-02-29', '2199-12-31'],
    refused: [
      ...['1899-12-31', '2200-01-01', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-01', ' 2026-11-28'],
      ...['2026-11-28T00:00:00Z', 'x2026-11-28', '2026-11-2', '2026/11/28', 'today'],
    ],
    says: { format: 'date', pattern: '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$' },
  },
  'A time': {
    schema: fields.clockTime,
    rule: 'clock_time',
    taken: ['00:00', '09:05', '19:59', '20:00', '23:59'],
    refused: ['24:00', '9:05', '12:60', '12:5', '30:00', '12-30', 'x12:30', '12:30:00'],
    says: { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  },
  'A phone number': {
    schema: text(phone()),
    rule: 'phone',
    taken: ['+48601234567', '+84912345678', '+12015550123'],
    refused: [
      '48601234567',
      '+48 601234567',
      '+486012345678',
      '+999601234567',
      '+0601234567',
      'x+48601234567',
    ],
    says: { format: 'phone', pattern: '^\\+[1-9]\\d{7,14}$' },
  },
  'A zone': {
    schema: text(timeZone()),
    rule: 'time_zone',
    taken: ['Europe/Warsaw', 'Asia/Ho_Chi_Minh', 'UTC'],
    refused: ['+02:00', 'Europe/Nowhere', '02:00', '/Warsaw'],
    says: { format: 'time-zone' },
  },
  'A code of a location': {
    schema: text(locationCode()),
    rule: 'location_code',
    taken: ['000001', '999999'],
    refused: ['12345', '1234567', '12345a', ' 12345'],
    says: { pattern: '^\\d{6}$' },
  },
  'A currency': {
    schema: fields.currency,
    rule: 'currency',
    taken: ['PLN', 'EUR', 'VND'],
    refused: ['pln', 'QQQ', 'PL', 'PLNX'],
    says: { format: 'currency', pattern: '^[A-Z]{3}$' },
  },
  'A country': {
    schema: fields.country,
    rule: 'country',
    taken: ['PL', 'VN'],
    refused: ['ZZ', 'pl', 'QX', 'POL', 'P', 'xPL'],
    says: { format: 'country', pattern: '^[A-Z]{2}$' },
  },
  'A line': {
    schema: () => fields.line(10),
    rule: 'one_line',
    taken: ['Ewa Lis', '!?', '10 characters'.slice(0, 10)],
    refused: ['a\nb', 'a\rb', 'a\u0000b', 'a\u2028b', 'a\u2029b'],
    says: { maxLength: 10, pattern: '^[^\\p{Cc}\\u2028\\u2029]*$' },
  },
  'A name': {
    schema: () => fields.name(10),
    rule: 'not_only_special',
    taken: ['Ewa', 'Ł', 'Đặng', '7', '-1-', '李'],
    refused: ['!', '---', '🙂'],
    says: { minLength: 1, maxLength: 10, allOf: [{ pattern: '[\\p{L}\\p{N}]' }] },
  },
}

test.group('Rules of input', () => {
  for (const [title, { schema, rule, taken, refused, says }] of Object.entries(cases)) {
    test(`${title} is refused where it is none, at its field`, async ({ assert }) => {
      for (const value of taken) assert.isNull(await problemOf(schema(), value), value)
      for (const value of refused) assert.equal(await problemOf(schema(), value), `${rule} value`, value)
      assert.containsSubset(described(schema()), says)
    })
  }

  test('A name and a line are as long as they may be, without the space around', async ({ assert }) => {
    assert.equal(await takenAs(fields.name(3), '  Ewa '), 'Ewa')
    assert.equal(await problemOf(fields.name(3), 'Ewka'), 'maxLength value')
    assert.isNull(await problemOf(fields.name(), 'x'.repeat(120)))
    assert.equal(await problemOf(fields.name(), 'x'.repeat(121)), 'maxLength value')
    assert.equal(await problemOf(fields.name(), '   '), 'minLength value')
    assert.equal(await takenAs(fields.line(3), ' a '), 'a')
    assert.equal(await problemOf(fields.line(3), 'four'), 'maxLength value')
  })

  test('An id is one, in small letters; so is each of a list that is not too long', async ({ assert }) => {
    assert.equal(await takenAs(fields.id(), id), id.toLowerCase())
    assert.equal(await problemOf(fields.id(), `${id}0`), 'uuid value')
    assert.deepEqual(await takenAs(fields.ids(), [id]), [id.toLowerCase()])
    assert.equal(await problemOf(fields.ids(), ['x']), 'uuid value.0')
    const many = (length: number) => Array.from({ length }, () => id)
    assert.equal(await problemOf(fields.ids(2), many(3)), 'array.maxLength value')
    assert.isNull(await problemOf(fields.ids(), many(500)))
    assert.equal(await problemOf(fields.ids(), many(501)), 'array.maxLength value')
  })
})
