import { test } from '@japa/runner'
import { unprotected } from '@shiftloom/solver/labour_code/limit_changes'
import { lawsOf, protectionsOf, type LawInForce } from '#app/labour_code/people/law_versions'
import { heldContracts } from '#app/labour_code/people/person_contracts'
import type { Contract } from '#contracts/employment_terms'

/** Seven hours with a disability, and six from March 2027 on. */
const disabled = (minutes: number): LawInForce['limits'] => ({
  protectedGroups: { disabled: { ...unprotected, dailyMaxMinutes: minutes } },
})
const laws: LawInForce[] = [
  { from: null, until: '2027-03-01', limits: disabled(420) },
  { from: '2027-03-01', until: null, limits: disabled(360) },
]
const always = [{ group: 'disabled' as const, from: null, until: null }]
const contract: Contract = {
  id: 'c',
  version: 1,
  employeeId: 'e',
  startsOn: '2026-01-01',
  endsOn: null,
  fte: 1,
  agreedMinutesPerMonth: null,
  workSystem: 'BASIC',
  maxDailyMinutes: null,
}

test.group('What protected people are granted', () => {
  test('follows the version of the law of each day', ({ assert }) => {
    const found = protectionsOf(always, laws).map(({ dailyMaxMinutes, from, until }) => [
      dailyMaxMinutes,
      from,
      until,
    ])
    assert.deepEqual(found, [
      [420, null, '2027-03-01'],
      [360, '2027-03-01', null],
    ])
    const until = [{ group: 'disabled' as const, from: '2026-05-01', until: '2027-03-01' }]
    assert.deepEqual(
      protectionsOf(until, laws).map((one) => [one.from, one.until]),
      [['2026-05-01', '2027-03-01']]
    )
  })

  test('shortens the norm from the day of the new version', ({ assert }) => {
    assert.deepEqual(
      heldContracts([contract], always, laws).map(({ from, until, dayNormMinutes }) => [
        from,
        until,
        dayNormMinutes,
      ]),
      [
        ['2026-01-01', '2027-03-01', 420],
        ['2027-03-01', null, 360],
      ]
    )
  })

  test('is one law where versions change only wages', ({ assert }) => {
    assert.deepEqual(
      lawsOf('PL').map(({ from, until }) => [from, until]),
      [[null, null]]
    )
  })
})
