import assert from 'node:assert/strict'
import { test } from 'node:test'
import { casesOfPacks } from '../cases/all_cases.ts'
import type { RuleCase } from '../cases/case.ts'
import { findingsOf } from '../cases/run_rule_case.ts'
import type { LawPackId } from '../law_packs.ts'
import { allRules } from '../registry.ts'
import type { Rule, RuleId } from '../rule.ts'
import { faults, harmless, type FaultName } from './faults.ts'

/** A case that fails when a rule is wrong in that way. */
const noticedBy: Record<RuleId, Partial<Record<FaultName, string>>> = {
  employment: {
    'finds nothing': 'PL F9',
    'overlooks a breach by one': 'PL F11',
    'is stricter by a minute': 'PL F10',
    'tells of the first breach only': 'PL F11b',
    'takes everybody for the same': 'PL F9',
    'forgets the work before': 'PL F9',
  },
  qualification: {
    'finds nothing': 'PL F12',
    'overlooks a breach by one': 'PL F12',
    'tells of the first breach only': 'PL F13b',
    'takes everybody for the same': 'PL F12',
    'forgets the work before': 'PL F12',
  },
  location: {
    'finds nothing': 'PL F14',
    'overlooks a breach by one': 'PL F14',
    'tells of the first breach only': 'PL F15b',
    'takes everybody for the same': 'PL F14',
    'forgets the work before': 'PL F14',
  },
  absence: {
    'finds nothing': 'PL F6',
    'overlooks a breach by one': 'PL F8b',
    'is stricter by a minute': 'PL F6',
    'tells of the first breach only': 'PL F8c',
    'takes everybody for the same': 'PL F6',
    'forgets the work before': 'PL F6',
  },
  availability: {
    'finds nothing': 'PL F16',
    'overlooks a breach by one': 'PL F17b',
    'is stricter by a minute': 'PL F16',
    'tells of the first breach only': 'PL F17c',
    'takes everybody for the same': 'PL F16',
    'forgets the work before': 'PL F16',
  },
  overlap: {
    'finds nothing': 'PL F2',
    'overlooks a breach by one': 'PL F2',
    'is stricter by a minute': 'PL F1',
    'tells of the first breach only': 'PL F5b',
    'forgets the work before': 'PL F2',
  },
  night_work: {
    'finds nothing': 'PL PR1b',
    'overlooks a breach by one': 'PL PR1b',
    'is stricter by a minute': 'PL PR1',
    'tells of the first breach only': 'PL PR1j',
    'takes everybody for the same': 'PL PR1b',
    'forgets the work before': 'PL PR1b',
  },
  forbidden_work: {
    'finds nothing': 'PL PR4',
    'overlooks a breach by one': 'PL PR4',
    'tells of the first breach only': 'PL PR4c',
    'takes everybody for the same': 'PL PR4',
    'forgets the work before': 'PL PR4',
  },
  shifts_per_day: {
    'finds nothing': 'PL W1a',
    'overlooks a breach by one': 'PL W1a',
    'is stricter by a minute': 'PL W1j',
    'tells of the first breach only': 'PL W1w',
    'takes everybody for the same': 'PL W1c3',
    'forgets the work before': 'PL W1a',
  },
  daily_rest: {
    'finds nothing': 'PL W4a',
    'overlooks a breach by one': 'PL W4i',
    'is stricter by a minute': 'PL W4a',
    'tells of the first breach only': 'PL W4o',
    'takes everybody for the same': 'PL W4u',
    'forgets the work before': 'PL W4a',
  },
  day_break: {
    'finds nothing': 'PL W6a',
    'overlooks a breach by one': 'VN W6ac2',
    'is stricter by a minute': 'PL W6b',
    'tells of the first breach only': 'PL W6aa',
    'forgets the work before': 'PL W6a',
  },
  daily_hours: {
    'finds nothing': 'PL W2a',
    'overlooks a breach by one': 'PL W2f',
    'is stricter by a minute': 'PL W2b',
    'tells of the first breach only': 'PL W2ac',
    'takes everybody for the same': 'PL W2b',
    'forgets the work before': 'PL W2a',
  },
  daily_norm: {
    'finds nothing': 'VN W2n',
    'overlooks a breach by one': 'VN W2n',
    'is stricter by a minute': 'VN W2m',
    'tells of the first breach only': 'VN W2q',
    'takes everybody for the same': 'VN W2t',
    'forgets the work before': 'VN W2n',
  },
  night_hours: {
    'finds nothing': 'PL PR5b',
    'overlooks a breach by one': 'PL PR5b',
    'is stricter by a minute': 'PL PR5',
    'tells of the first breach only': 'PL PR5l',
    'forgets the work before': 'PL PR5b',
  },
  personal_week: {
    'finds nothing': 'PL W3p',
    'overlooks a breach by one': 'PL W3p',
    'is stricter by a minute': 'PL W3o',
    'tells of the first breach only': 'PL W3p2',
    'takes everybody for the same': 'PL W3p',
    'forgets the work before': 'PL W3p',
  },
  weekly_norm: {
    'finds nothing': 'VN W3q8',
    'overlooks a breach by one': 'VN W3b',
    'is stricter by a minute': 'VN W3a',
    'tells of the first breach only': 'VN W3i',
    'takes everybody for the same': 'VN W3q9',
    'forgets the work before': 'VN W3b',
  },
  weekly_hours: {
    'finds nothing': 'PL W3a',
    'overlooks a breach by one': 'PL W3c2',
    'is stricter by a minute': 'PL W3b',
    'tells of the first breach only': 'PL W3g',
    'forgets the work before': 'PL W3a',
  },
  position_hours: {
    'finds nothing': 'PL PR7b',
    'overlooks a breach by one': 'PL PR7b',
    'is stricter by a minute': 'PL PR7',
    'tells of the first breach only': 'PL PR7i',
    'takes everybody for the same': 'PL PR7b',
    'forgets the work before': 'PL PR7b',
  },
  period_average: {
    'finds nothing': 'PL W3d',
    'overlooks a breach by one': 'PL W3s',
    'is stricter by a minute': 'PL W3r',
    'takes everybody for the same': 'PL W3x',
    'forgets the work before': 'PL W3d',
  },
  weekly_rest: {
    'finds nothing': 'PL W5a2',
    'overlooks a breach by one': 'PL W5f3',
    'is stricter by a minute': 'PL W5a',
    'tells of the first breach only': 'PL W5e2',
    'takes everybody for the same': 'PL W5d',
    'forgets the work before': 'PL W5a2',
  },
  fourth_sunday: {
    'finds nothing': 'PL W7a',
    'overlooks a breach by one': 'PL W7a',
    'is stricter by a minute': 'PL W7n',
    'tells of the first breach only': 'PL W7a2',
    'takes everybody for the same': 'PL W7e',
    'forgets the work before': 'PL W7a',
  },
  overtime_month: {
    'finds nothing': 'VN OM1',
    'overlooks a breach by one': 'VN OM2b',
    'is stricter by a minute': 'VN OM2',
    'tells of the first breach only': 'VN OM10',
    'forgets the work before': 'VN OM1',
  },
  period_hours: {
    'finds nothing': 'PL W8a',
    'overlooks a breach by one': 'PL W8g',
    'is stricter by a minute': 'PL W8b',
    'takes everybody for the same': 'PL W8a',
    'forgets the work before': 'PL W8a',
  },
  period_days: {
    'finds nothing': 'PL W8a2',
    'overlooks a breach by one': 'PL W8a2',
    'is stricter by a minute': 'PL W8n',
    'takes everybody for the same': 'PL W8a2',
    'forgets the work before': 'PL W8a2',
  },
  weekend_system: {
    'finds nothing': 'PL WS1b',
    'overlooks a breach by one': 'PL WS1b',
    'tells of the first breach only': 'PL WS1c',
    'takes everybody for the same': 'PL WS1b',
    'forgets the work before': 'PL WS1b',
  },
  divided_day: {
    'finds nothing': 'PL DD1',
    'overlooks a breach by one': 'PL DD1',
    'is stricter by a minute': 'PL DD1b',
    'tells of the first breach only': 'PL DD1d',
    'takes everybody for the same': 'PL DD1',
    'forgets the work before': 'PL DD1',
  },
  young_break: {
    'finds nothing': 'PL YB1b',
    'overlooks a breach by one': 'PL YB1b',
    'is stricter by a minute': 'PL YB1',
    'tells of the first breach only': 'PL YB1h',
    'takes everybody for the same': 'PL YB1b',
    'forgets the work before': 'PL YB1b',
  },
  extra_break: {
    'finds nothing': 'PL EB1f',
    'overlooks a breach by one': 'PL EB1f',
    'is stricter by a minute': 'PL EB1',
    'tells of the first breach only': 'PL EB1h',
    'takes everybody for the same': 'PL EB1f',
    'forgets the work before': 'PL EB1f',
  },
  school_day: {
    'finds nothing': 'PL LW1b',
    'overlooks a breach by one': 'PL LW1b',
    'is stricter by a minute': 'PL LW1',
    'tells of the first breach only': 'PL LW1c',
    'takes everybody for the same': 'PL LW1b',
    'forgets the work before': 'PL LW1b',
  },
  short_week: {
    'finds nothing': 'PL SW1b',
    'overlooks a breach by one': 'PL SW1b',
    'tells of the first breach only': 'PL SW1c',
    'takes everybody for the same': 'PL SW1b',
    'forgets the work before': 'PL SW1b',
  },
  continuous_week: {
    'finds nothing': 'PL CW1b',
    'overlooks a breach by one': 'PL CW1b',
    'is stricter by a minute': 'PL CW1d',
    'tells of the first breach only': 'PL CW1e',
    'takes everybody for the same': 'PL CW1b',
    'forgets the work before': 'PL CW1c',
  },
  continuous_average: {
    'finds nothing': 'PL CA1b',
    'overlooks a breach by one': 'PL CA1c',
    'is stricter by a minute': 'PL CA1',
    'takes everybody for the same': 'PL CA1b',
    'forgets the work before': 'PL CA1b',
  },
  young_sunday: {
    'finds nothing': 'PL YS1b',
    'overlooks a breach by one': 'PL YS1e',
    'is stricter by a minute': 'PL YS1d',
    'tells of the first breach only': 'PL YS1f',
    'takes everybody for the same': 'PL YS1b',
    'forgets the work before': 'PL YS1i',
  },
}

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
