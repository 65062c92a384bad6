import { test } from '@japa/runner'
import {
  dayOf,
  employmentTypeOf,
  fteOf,
  languageOf,
  listed,
  minorOf,
  numberOf,
  phoneOf,
  plain,
  roleOf,
} from '#app/imports/employees/cell_values'

test.group('Values of cells', () => {
  test('text stays text, without the apostrophe that guards it', ({ assert }) => {
    assert.equal(plain(' =CMD() '), '=CMD()')
    assert.equal(plain("'=CMD()"), '=CMD()')
    assert.equal(plain("'+48601100200"), '+48601100200')
    assert.equal(plain("'t Hooft"), "'t Hooft")
  })

  test('names of roles, languages and employment in three languages', ({ assert }) => {
    assert.deepEqual(['Pracownik', 'location manager', 'CỐ VẤN', 'boss'].map(roleOf), [0, 2, 3, undefined])
    assert.equal(roleOf('cố vấn'.normalize('NFD')), 3)
    assert.deepEqual(['pl', 'Tiếng Việt', 'en-US', 'de'].map(languageOf), [1, 2, 0, undefined])
    assert.deepEqual(['Umowa o pracę', 'B2B', '-'].map(employmentTypeOf), ['employment', 'b2b', undefined])
  })

  test('phones as people write them', ({ assert }) => {
    assert.equal(phoneOf('+48 601-100 (200)'), '+48601100200')
    assert.equal(phoneOf('0084 912 345 678'), '+84912345678')
  })

  test('several names in a cell, each once', ({ assert }) => {
    assert.deepEqual(listed('Kucharz; Kelner,Kucharz\nBar|'), ['Kucharz', 'Kelner', 'Bar'])
  })

  test('days by their shape, others by the way of the organisation', ({ assert }) => {
    assert.equal(dayOf('2026-03-09', 'DD.MM.YYYY'), '2026-03-09')
    assert.equal(dayOf('9.3.2026', 'MM/DD/YYYY'), '2026-03-09')
    assert.equal(dayOf('03/09/2026', 'MM/DD/YYYY'), '2026-03-09')
    assert.equal(dayOf('09/03/2026', 'DD/MM/YYYY'), '2026-03-09')
    assert.equal(dayOf('2026-03-09T14:30:00', 'DD.MM.YYYY'), '2026-03-09')
    assert.isUndefined(dayOf('tomorrow', 'DD.MM.YYYY'))
  })

  test('numbers, parts of full time and amounts', ({ assert }) => {
    assert.deepEqual(['1 234,56', '1,234.56', '1.234.567', '12.5', '-3', 'x', '1.2.3,4'].map(numberOf), [
      1234.56,
      1234.56,
      1234567,
      12.5,
      undefined,
      undefined,
      123.4,
    ])
    assert.deepEqual(['1', '0,75', '50%', '3/4', '1/0'].map(fteOf), [1, 0.75, 0.5, 0.75, Infinity])
    assert.deepEqual(
      [minorOf('31,50 zł', 'PLN'), minorOf('1 234.5', 'PLN'), minorOf('0.005', 'PLN')],
      [3150, 123450, undefined]
    )
    assert.deepEqual(
      [
        minorOf('35.000 ₫', 'VND'),
        minorOf('1,200,000', 'VND'),
        minorOf('35000', 'VND'),
        minorOf('1.5', 'VND'),
      ],
      [35000, 1200000, 35000, undefined]
    )
  })
})
