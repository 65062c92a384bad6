import { test } from '@japa/runner'
import {
  amountIn,
  employmentTypeOf,
  fteOf,
  languageOf,
  listed,
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
    assert.equal(phoneOf('601 100 200', 'PL'), '+48601100200')
    assert.equal(phoneOf('0912 345 678', 'VN'), '+84912345678')
    assert.equal(phoneOf('48601100200', 'PL'), '+48601100200')
    assert.equal(phoneOf('+1 415 555 2671', 'PL'), '+14155552671')
  })

  test('several names in a cell, each once', ({ assert }) => {
    assert.deepEqual(listed('Kucharz; Kelner,Kucharz\nBar|'), ['Kucharz', 'Kelner', 'Bar'])
  })

  test('numbers, parts of full time and amounts', ({ assert }) => {
    assert.deepEqual(
      ['1 234,56', '1,234.56', '1.234.567', '12.5', '-3', 'x', '1.2.3,4', '1.2.3'].map(numberOf),
      [1234.56, 1234.56, 1234567, 12.5, ...Array.from({ length: 4 }, () => undefined)]
    )
    assert.deepEqual(['1', '0,75', '50%', '3/4', '1/0'].map(fteOf), [1, 0.75, 0.5, 0.75, Infinity])
    const minor = (text: string, currency: string, per: 'hour' | 'month' = 'hour') =>
      amountIn(text, currency, per)?.minor
    assert.deepEqual(
      [minor('31,50 zł', 'PLN'), minor('1 234.5', 'PLN'), minor('0.005', 'PLN')],
      [3150, 123450, undefined]
    )
    assert.deepEqual(
      [minor('35.000 ₫', 'VND'), minor('1,200,000', 'VND'), minor('35000', 'VND'), minor('1.5', 'VND')],
      [35000, 1200000, 35000, undefined]
    )
  })

  test('amounts whose mark may part thousands say so', ({ assert }) => {
    assert.deepEqual(amountIn('35.000', 'VND', 'hour'), { minor: 35000, isAmbiguous: true })
    assert.deepEqual(amountIn('35.000', 'PLN', 'hour'), { minor: 3500, isAmbiguous: true })
    assert.deepEqual(amountIn('8.500', 'PLN', 'month'), { minor: 850000, isAmbiguous: true })
    for (const text of ['35,50', '35 000', '1.234.567', '1,234.50'])
      assert.isFalse(amountIn(text, 'PLN', 'month')?.isAmbiguous, text)
  })
})
