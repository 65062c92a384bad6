import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCurtois } from '../formats/curtois.ts'
import { cornerShop } from '../formats/fixtures/corner_shop.ts'
import { rowCost } from '../grid_model/grid_cost.ts'
import { sharedRoster, withoutSharedData } from '../../benchmark/shared_rosters.ts'
import { emptyRoster } from './empty_roster.ts'
import { settleRows } from './settle_rows.ts'

function everybodyKeepsRules(text: string): void {
  const problem = readCurtois(text)
  const { people, days } = problem
  const roster = settleRows(problem, emptyRoster(problem), 1, () => false)
  for (let person = 0; person < people; person += 1) {
    const row = roster.subarray(person * days, (person + 1) * days)
    assert.equal(rowCost(problem, person, row).hard, 0, `person ${person}`)
  }
}

test('every row of a shop keeps its rules', () => everybodyKeepsRules(cornerShop))
test('so does every row of half a year', { skip: withoutSharedData }, () =>
  everybodyKeepsRules(sharedRoster('curtois/Instance20.txt'))
)
test('asked to stop, it leaves the roster as it is', () => {
  const problem = readCurtois(cornerShop)
  assert.deepEqual(
    settleRows(problem, emptyRoster(problem), 1, () => true),
    emptyRoster(problem)
  )
})
