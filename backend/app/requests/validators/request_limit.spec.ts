import { mock } from 'node:test'
import { test } from '@japa/runner'
import { limitEntryValidator, limitsValidator } from '#app/requests/validators/request_limit'
import { limitYearsAround } from '#contracts/request_limits'

const entryOf = (year: number) => ({
  ...{ requestTypeId: '01938b3e-7c00-7000-8000-000000000000', year, kind: 'correction' },
  ...{ minutes: 60, reason: 'Taken elsewhere' },
})
const isEntered = async (year: number) => (await limitEntryValidator.tryValidate(entryOf(year)))[0] === null
const isRead = async (year: number) => (await limitsValidator.tryValidate({ year: String(year) }))[0] === null
const taken = async (year: number) => [await isEntered(year), await isRead(year)]

/** The validators were made before: as on a server that runs over New Year. */
const at = (instant: string) => mock.timers.enable({ apis: ['Date'], now: new Date(instant) })

test.group('The years of limits', (group) => {
  group.each.teardown(() => mock.timers.reset())

  test('follow the clock of the request, not that of the start', async ({ assert }) => {
    for (const year of [2031, 2047]) {
      at(`${year}-06-15T12:00:00Z`)
      assert.deepEqual(await taken(year + limitYearsAround), [true, true])
      assert.deepEqual(await taken(year - limitYearsAround), [true, true])
      assert.deepEqual(await taken(year + limitYearsAround + 1), [false, false])
      assert.deepEqual(await taken(year - limitYearsAround - 1), [false, false])
      mock.timers.reset()
    }
  })

  test('reach as far as the calendars of all time zones at New Year', async ({ assert }) => {
    at('2031-12-31T20:00:00Z')
    assert.deepEqual(await taken(2042), [true, true], 'in Hanoi the next year has begun')
    assert.deepEqual(await taken(2021), [true, true])
    mock.timers.reset()
    at('2032-01-01T04:00:00Z')
    assert.deepEqual(await taken(2021), [true, true], 'in New York the last year goes on')
    assert.deepEqual(await taken(2020), [false, false])
  })

  test('a refusal names the years that can be chosen', async ({ assert }) => {
    at('2031-06-15T12:00:00Z')
    const [error] = await limitEntryValidator.tryValidate(entryOf(2042))
    assert.containsSubset(error!.messages, [{ field: 'year', rule: 'range', meta: { min: 2021, max: 2041 } }])
  })
})
