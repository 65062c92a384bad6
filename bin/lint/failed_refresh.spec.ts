import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Linter } from 'eslint'
import { failedRefresh } from './failed_refresh.ts'

const linter = new Linter()

const findings = (code: string): number =>
  linter.verify(code, {
    plugins: { here: { rules: { 'failed-refresh': failedRefresh } } },
    rules: { 'here/failed-refresh': 'error' },
  }).length

test('refuses what a failed refresh would take away, and lets a first reading fail', () => {
  const screens = [
    'const shown = (query) => { if (query.isError) return null }',
    'const shown = (query) => query.isError ? null : query.data',
    'const shown = (query) => { if (query.isLoadingError) return null }',
    'const shown = (query) => query.error ? null : query.data',
  ]
  assert.deepEqual(screens.map(findings), [1, 1, 0, 0])
})
