import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LawPackId } from '../law_packs.ts'
import { ruleIds } from '../rule.ts'
import { casesOfPacks } from './all_cases.ts'
import { figureNames } from './case.ts'
import { outcomeOf } from './run_case.ts'

/** Each law keeps as many as it has had, rounded. */
const least: Record<LawPackId, number> = { PL: 700, VN: 320, EU: 240 }

for (const { pack, cases } of casesOfPacks) {
  for (const worked of cases) {
    test(`${pack} ${worked.number} ${worked.title}`, () => {
      const { found, expected } = outcomeOf(worked, pack)
      assert.equal(found, expected, worked.article)
    })
  }

  test(`${pack} has a number, a title and an article for every case, and no number twice`, () => {
    const numbers = cases.map(({ number }) => number)
    assert.deepEqual([...new Set(numbers)], numbers)
    for (const { title, article } of cases) assert.ok(title !== '' && article !== '')
  })
  test(`${pack} has at least ${least[pack]} cases`, () =>
    assert.ok(cases.length >= least[pack], String(cases.length)))
}

test('every rule and every figure has a case', () => {
  const all = casesOfPacks.flatMap(({ cases }) => cases)
  const rules = new Set(all.flatMap((worked) => ('rule' in worked ? [worked.rule] : [])))
  assert.deepEqual(
    ruleIds.filter((id) => !rules.has(id)),
    []
  )
  const figures = new Set(all.flatMap((worked) => ('figure' in worked ? [worked.figure] : [])))
  assert.deepEqual(
    figureNames.filter((name) => !figures.has(name)),
    []
  )
})
