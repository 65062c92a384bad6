import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridCost } from '../grid_model/grid_cost.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import { randomRoster } from '../grid_model/testing/random_roster.ts'
import { Random } from '../../random.ts'
import {
  curtoisInstances,
  inrc2Texts,
  sharedRoster,
  withoutSharedData,
} from '../../benchmark/shared_rosters.ts'
import { readCurtois, readCurtoisRoster, writeCurtois } from './curtois.ts'
import { judgeCurtois, type Truth } from './curtois_truth.ts'
import { cornerShop } from './fixtures/corner_shop.ts'
import { smallWard } from './fixtures/small_ward.ts'
import { readInrc2, writeInrc2 } from './inrc2.ts'
import { judgeInrc2 } from './inrc2_truth.ts'

const skip = withoutSharedData

function agree(problem: GridProblem, judge: (roster: Uint8Array) => Truth, rounds: number): void {
  const random = new Random(7)
  for (let round = 0; round < rounds; round += 1) {
    const roster = randomRoster(problem, random)
    const { cost, hard } = gridCost(problem, roster)
    const truth = judge(roster)
    assert.equal(cost, truth.cost)
    assert.equal(hard > 0, truth.violations.length > 0, truth.violations.join('\n'))
  }
}

const agreeCurtois = (text: string, rounds: number): void => {
  const problem = readCurtois(text)
  agree(problem, (roster) => judgeCurtois(text, writeCurtois(problem, roster)), rounds)
}
const agreeInrc2 = (texts: readonly string[], rounds: number): void => {
  const problem = readInrc2(texts)
  agree(problem, (roster) => judgeInrc2(texts, writeInrc2(problem, roster)), rounds)
}

test('the core model costs what the text of a shop says', () => agreeCurtois(cornerShop, 3000))
test('the core model costs what the texts of a ward say', () => agreeInrc2(smallWard, 3000))
test('so it does on the public shift scheduling instances', { skip }, () => {
  for (const file of curtoisInstances()) agreeCurtois(sharedRoster(`curtois/${file}`), 3)
})
test('so it does on the public nurse rostering instances', { skip }, () => {
  for (const name of ['n005w4_0_1-2-3-3', 'n030w4_1_6-2-9-1', 'n080w4_2_6-0-4-8'])
    agreeInrc2(inrc2Texts(name), 5)
})

test('a roster survives being written and read', () => {
  const problem = readCurtois(cornerShop)
  const roster = randomRoster(problem, new Random(3))
  assert.deepEqual(readCurtoisRoster(problem, writeCurtois(problem, roster)), roster)
})

test('a file of another kind is refused in words', () => {
  assert.throws(() => readCurtois('SCENARIO = ward'), /SECTION_HORIZON is missing/)
  assert.throws(() => readInrc2([cornerShop]), /needs a scenario/)
  assert.throws(
    () => readCurtois(cornerShop.replace('9,late,1', '9,noon,1')),
    /'noon' is not one of open, late/
  )
})

/** A roster of the shop from one word per person: o open, l late, . off. */
function shopRoster(...rows: string[]): string {
  const shifts: Record<string, string> = { o: 'open', l: 'late', '.': '' }
  return rows.map((row) => [...row].map((letter) => shifts[letter]).join('\t')).join('\n')
}

const keptRows = ['ooo..ll...', '..lll..ooo', '..oooo..ll', 'll........']

test('a shop roster within all rules has no violations', () => {
  assert.deepEqual(judgeCurtois(cornerShop, shopRoster(...keptRows)).violations, [])
})

const broken: readonly [string, number, string][] = [
  ['a day off that must be', 2, 'o.ooooo.ll'],
  ['open after late', 0, 'ooo..lo...'],
  ['five in a row', 1, 'lllll..ooo'],
  ['a single shift between days off', 0, 'ooo..ll.o.'],
  ['a single day off', 1, '..ll.ooooo'],
  ['too many of a shift', 0, 'oooo..oo..'],
  ['too few minutes', 3, 'l.........'],
  ['too many minutes', 1, '.oooo..ooo'],
]
for (const [what, person, row] of broken) {
  test(`${what} breaks a rule of a shop roster`, () => {
    const { violations } = judgeCurtois(cornerShop, shopRoster(...keptRows.with(person, row)))
    assert.ok(violations.length > 0)
  })
}
