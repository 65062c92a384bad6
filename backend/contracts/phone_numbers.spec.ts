import { test } from '@japa/runner'
import { getCountries, getCountryCallingCode, isSupportedCountry, Metadata } from 'libphonenumber-js'
import { diallingCode, phoneNumber } from './phone_numbers.js'

test.group('Phone numbers', () => {
  test('{text} in {country} is {number}')
    .with([
      { text: '601 100 200', country: 'PL', number: '+48601100200' },
      { text: '(22) 123-45-67', country: 'PL', number: '+48221234567' },
      { text: '48 601 100 200', country: 'PL', number: '+48601100200' },
      { text: '0912 345 678', country: 'VN', number: '+84912345678' },
      // Spreadsheets drop the zero in front.
      { text: '912345678', country: 'VN', number: '+84912345678' },
      { text: '84912345678', country: 'VN', number: '+84912345678' },
      { text: '030 123456', country: 'DE', number: '+4930123456' },
      { text: '(415) 555-2671', country: 'US', number: '+14155552671' },
      { text: '1 415 555 2671', country: 'US', number: '+14155552671' },
      { text: '+49 30 123456', country: 'PL', number: '+4930123456' },
      { text: '0049 30 123456', country: 'PL', number: '+4930123456' },
      { text: '601100200', country: null, number: '601100200' },
      { text: 'ask Anna', country: 'PL', number: 'askAnna' },
    ])
    .run(({ assert }, { text, country, number }) => assert.equal(phoneNumber(text, country), number))

  test('dialling codes are those of the library that checks numbers', ({ assert }) => {
    for (const country of getCountries()) {
      assert.equal(diallingCode(country), getCountryCallingCode(country), country)
      const plan = new Metadata()
      plan.selectNumberingPlan(country)
      const prefix = (
        plan as unknown as { numberingPlan: { nationalPrefix(): string | undefined } }
      ).numberingPlan.nationalPrefix()
      if (prefix)
        assert.equal(phoneNumber(`${prefix}23`, country), `+${getCountryCallingCode(country)}23`, country)
    }
    assert.isFalse(isSupportedCountry('ZZ'))
    assert.isUndefined(diallingCode('ZZ'))
  })
})
