import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@shiftloom/backend/contracts/enums'
import { describe, expect, test } from 'vitest'
import { blockerCodes, fixKinds, reasonCodes } from './codes.ts'
import { contractRuleIds } from '@shiftloom/solver/roster/contract_rules/contract_rule'
import { constraintCodes, preflightCodes } from '@shiftloom/solver/roster/codes'
import { comparisonsFor, goalsFor, presets } from './goals.ts'
import { findingGroups } from './preflight_groups.ts'
import { figureKeys } from '../variants/compare.ts'

type Texts = Record<string, Record<string, string>>
const textsOf = (locale: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `locales/${locale}.json`), 'utf8')) as Texts

describe.each(locales)('%s has a text', (locale) => {
  const plans = ['asked', ...comparisonsFor(true)]
  test.each(
    Object.entries({
      rules: [...blockerCodes, 'other'],
      contract: contractRuleIds,
      findings: [...preflightCodes, 'other'],
      panel: Object.keys(presets).map((preset) => `preset_${preset}`),
      goals: goalsFor(true).flatMap((goal) => [goal, `${goal}_hint`]),
      reasons: [...reasonCodes, 'other'],
      why: [...constraintCodes, 'other'],
      fixes: fixKinds,
      variants: plans.flatMap((key) => [key, `${key}_hint`]),
      comparison: comparisonsFor(true).flatMap((key) => [key, `${key}_hint`]),
      figures: [...figureKeys, 'better', 'worse'],
      preflight: findingGroups.map((group) => `group_${group}`),
    })
  )('for every code of %s', (section, codes) => {
    const known = textsOf(locale)[section] ?? {}
    expect(codes.filter((code) => !known[code])).toEqual([])
  })
})

/** Reads the kernel's own source, so that a new code there fails here. */
describe('the lists of codes are those the solver emits', () => {
  const kernel = join(import.meta.dirname, '../../../../../solver/src/roster')
  const read = (file: string) => readFileSync(join(kernel, file), 'utf8')
  const found = (source: string, pattern: RegExp) => [
    ...new Set([...source.matchAll(pattern)].map(([, code]) => code!)),
  ]
  const explaining = [
    'explain.ts',
    ...readdirSync(join(kernel, 'explain'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.spec.'))
      .map((name) => `explain/${name}`),
  ].map(read)

  test('reasons, and what a score is made of', () => {
    const emitted = explaining.flatMap((source) => found(source, /code: '([a-z_]+)'/g))
    const known: readonly string[] = [...reasonCodes, ...constraintCodes, 'free']
    expect(emitted.length).toBeGreaterThan(8)
    expect(emitted.filter((code) => !known.includes(code))).toEqual([])
  })
  test('ways to fill a shift', () => {
    const declared = /type Fix =([^]*?)\n\n/.exec(read('result.ts'))![1]!
    expect(found(declared, /kind: '([a-z_]+)'/g).toSorted()).toEqual(fixKinds.toSorted())
  })
})
