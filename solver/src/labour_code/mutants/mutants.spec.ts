import assert from 'node:assert/strict'
import { test } from 'node:test'
import { casesOfPacks } from '../cases/all_cases.ts'
import type { RuleCase } from '../cases/case.ts'
import { findingsOf } from '../cases/run_rule_case.ts'
import type { LawPackId } from '../law_packs.ts'
import { allRules } from '../registry.ts'
import type { Rule } from '../rule.ts'
import { faults, harmless, type FaultName } from './faults.ts'
import { noticedBy } from './noticed_by.ts'

type Found = { readonly pack: LawPackId; readonly worked: RuleCase }
const cases = new Map<string, Found>(
  casesOfPacks.flatMap(({ pack, cases: all }) =>
    all.flatMap((worked) =>
      'rule' in worked ? [[`${pack} ${worked.number}`, { pack, worked }] as const] : []
    )
  )
)
const passes = ({ pack, worked }: Found, rule: Rule): boolean =>
  findingsOf(worked, pack, [rule]).join(' ') === worked.finds.join(' ')

for (const rule of allRules) {
  for (const [name, fault] of Object.entries(faults)) {
    const reason = harmless[name as FaultName]?.[rule.id]
    const number = noticedBy[rule.id][name as FaultName]
    if (reason !== undefined) continue
    test(`${rule.id} that ${name} fails case ${number}`, () => {
      const found = cases.get(number ?? '')
      assert.ok(found, 'Maybe write a case that notices it.')
      assert.equal(found.worked.rule, rule.id)
      assert.ok(passes(found, rule), 'the right rule passes')
      assert.ok(!passes(found, fault(rule)), 'the wrong one fails')
    })
  }
}

test('a fault said to be harmless changes no case', () => {
  const noticed = Object.entries(harmless).flatMap(([name, rules]) =>
    Object.keys(rules).flatMap((id) => {
      const mutant = faults[name as FaultName](allRules.find((rule) => rule.id === id)!)
      return [...cases]
        .filter(([, found]) => found.worked.rule === id && !passes(found, mutant))
        .map(([number]) => `${id}: ${number}`)
    })
  )
  assert.deepEqual(noticed, [])
})
