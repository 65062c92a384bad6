import { test } from '@japa/runner'
import { regionalDefaults } from '#app/organisation/company/regional_defaults'

test.group('What is usual in a country', () => {
  for (const [country, zone, usual] of [
    [
      'PL',
      null,
      {
        currency: 'PLN',
        timeZone: 'Europe/Warsaw',
        timeFormat: 'HH:mm',
        dateFormat: 'DD.MM.YYYY',
        firstDayOfWeek: 1,
      },
    ],
    [
      'VN',
      null,
      {
        currency: 'VND',
        timeZone: 'Asia/Ho_Chi_Minh',
        timeFormat: 'HH:mm',
        dateFormat: 'DD/MM/YYYY',
        firstDayOfWeek: 1,
      },
    ],
    [
      'US',
      'America/Chicago',
      {
        currency: 'USD',
        timeZone: 'America/Chicago',
        timeFormat: 'h:mm a',
        dateFormat: 'MM/DD/YYYY',
        firstDayOfWeek: 7,
      },
    ],
    [
      'UA',
      'Europe/Kiev',
      {
        currency: 'UAH',
        timeZone: 'Europe/Kyiv',
        timeFormat: 'HH:mm',
        dateFormat: 'DD.MM.YYYY',
        firstDayOfWeek: 1,
      },
    ],
    [
      'DE',
      'Asia/Tokyo',
      {
        currency: 'EUR',
        timeZone: 'Europe/Berlin',
        timeFormat: 'HH:mm',
        dateFormat: 'DD.MM.YYYY',
        firstDayOfWeek: 1,
      },
    ],
  ] as const)
    // prettier-ignore
    test(`${country} seen from ${zone ?? 'anywhere'}`, ({ assert }) =>
      assert.deepEqual(regionalDefaults(country, zone), usual))
})
