import { test } from '@japa/runner'
import { isPostalCode, taxIdProblem, writtenPostalCode, writtenTaxId } from '#contracts/company_numbers'

test.group('Tax numbers', () => {
  test('of {country}: {number} is {problem}')
    .with([
      { country: 'PL', number: '1234563218', problem: null },
      { country: 'PL', number: '7010000005', problem: null },
      { country: 'PL', number: '1060000062', problem: null },
      { country: 'PL', number: 'PL 123-456-32-18', problem: null },
      { country: 'PL', number: '1234563219', problem: 'nip' },
      // Its check would be ten.
      { country: 'PL', number: '8765432100', problem: 'nip' },
      { country: 'PL', number: '8765432101', problem: 'nip' },
      // No office has these numbers.
      { country: 'PL', number: '0234563218', problem: 'nip' },
      { country: 'PL', number: '1004563219', problem: 'nip' },
      { country: 'PL', number: 'ABCDEFGHIJ', problem: 'nip' },
      { country: 'PL', number: '123456321', problem: 'tax_id' },
      { country: 'PL', number: '12345632181', problem: 'tax_id' },
      { country: 'VN', number: '0312745632', problem: null },
      { country: 'VN', number: '0100109466', problem: null },
      { country: 'VN', number: '0312745633', problem: 'mst' },
      { country: 'VN', number: '0310000000', problem: 'mst' },
      { country: 'VN', number: '0312745632-001', problem: 'tax_id' },
      { country: 'DE', number: 'DE12345678', problem: null },
      { country: 'DE', number: 'DE123456789', problem: 'tax_id' },
      { country: 'DE', number: '----------', problem: 'tax_id' },
    ] as const)
    .run(({ assert }, { country, number, problem }) => assert.equal(taxIdProblem(number, country), problem))

  test('are kept as digits', ({ assert }) => {
    assert.equal(writtenTaxId(' PL 123-456-32-18 ', 'PL'), '1234563218')
    assert.equal(writtenTaxId('PL12345678', 'DE'), 'PL12345678')
  })
})

test.group('Postal codes', () => {
  test('of {country}: {code} is {answer}')
    .with([
      { country: 'PL', code: '00-950', answer: true },
      { country: 'PL', code: '00950', answer: false },
      { country: 'VN', code: '70000', answer: true },
      { country: 'VN', code: '7000', answer: false },
      { country: 'GB', code: 'SW1A 1AA', answer: true },
      { country: 'GB', code: '!!', answer: false },
    ])
    .run(({ assert }, { country, code, answer }) => assert.equal(isPostalCode(code, country), answer))

  test('a Polish one gets its dash', ({ assert }) => {
    assert.equal(writtenPostalCode(' 00950 ', 'PL'), '00-950')
    assert.equal(writtenPostalCode('00950', 'VN'), '00950')
  })
})
