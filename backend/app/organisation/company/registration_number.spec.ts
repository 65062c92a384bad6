import { test } from '@japa/runner'
import { judgeRegistration } from '#app/organisation/company/registration_number'

test.group('VAT and registration numbers', () => {
  test('{country} {number} is kept as {written}')
    .with([
      { country: 'DE', number: 'DE123456789', written: 'DE123456789' },
      { country: 'DE', number: 'de 136.695.976', written: 'DE136695976' },
      { country: 'DE', number: 'HRB 12345 B', written: 'HRB 12345 B' },
      { country: 'VN', number: '0312745632-001', written: '0312745632-001' },
      { country: 'VN', number: '0312745632001', written: '0312745632-001' },
      { country: 'VN', number: '0312745632', written: '0312745632' },
      { country: 'PL', number: 'PL 123-456-32-18', written: 'PL1234563218' },
      { country: 'PL', number: '0000123456', written: '0000123456' },
      { country: 'FR', number: 'FR 40 303 265 045', written: 'FR40303265045' },
      { country: 'GR', number: 'EL 094259216', written: 'EL094259216' },
      { country: 'CH', number: 'CHE-100.155.212', written: 'CHE100155212' },
      { country: 'GB', number: '01234567', written: '01234567' },
      { country: 'AQ', number: 'AQ 1', written: 'AQ1' },
    ])
    .run(({ assert }, { country, number, written }) =>
      assert.deepEqual(judgeRegistration(number, country), { problem: null, written })
    )

  test('{country} {number} is refused: {problem}')
    .with([
      { country: 'DE', number: 'DE12345678', problem: 'vat_number' },
      { country: 'DE', number: 'DE12345678A', problem: 'vat_number' },
      { country: 'VN', number: '0312745633-001', problem: 'vat_number' },
      { country: 'VN', number: '0312745632-000', problem: 'vat_number' },
      { country: 'PL', number: 'PL1234563219', problem: 'vat_number' },
      { country: 'AT', number: 'ATU12345678', problem: 'vat_number' },
      { country: 'DE', number: 'A', problem: 'registration_number' },
      { country: 'DE', number: 'none', problem: 'registration_number' },
      { country: 'DE', number: 'DE123<456>789', problem: 'registration_number' },
      { country: 'PL', number: '1'.repeat(31), problem: 'registration_number' },
    ])
    .run(({ assert }, { country, number, problem }) =>
      assert.deepEqual(judgeRegistration(number, country), { problem: problem as 'vat_number' })
    )
})
