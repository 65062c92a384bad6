import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { inRoot } from '../paths.ts'

// The planted file does not exist, so the rules that need types are left out.
const eslint = new ESLint({
  cwd: inRoot(),
  overrideConfig: [{ ...tseslint.configs.disableTypeChecked, files: ['**/*.ts'] }],
})

async function findings(code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export const planted = ${code}\n`, {
    filePath: inRoot('solver/src/roster/planted.ts'),
  })
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'shiftloom/machine-zone')
    .map((one) => one.message)
}

const refused = [
  'new Date().getHours()',
  '(at: Date) => at.getDay()',
  '(at: Date) => at.setDate(1)',
  '(at: Date) => at.getTimezoneOffset()',
  '(at: Date) => at.toLocaleDateString()',
  '(at: Date) => at.toDateString()',
  'new Date(2026, 10, 1)',
  "new Intl.DateTimeFormat('en')",
  "new Intl.DateTimeFormat('en', { hour: 'numeric' })",
  'Temporal.Now.plainDateISO()',
]

for (const code of refused) {
  test(`refuses ${code} in the solver`, async () => {
    const [found] = await findings(code)
    assert.match(found ?? 'nothing found', /knows no zone/)
  })
}

const allowed = [
  'new Date(0).getUTCDay()',
  'new Date(0).toISOString()',
  'Date.now()',
  "new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw' })",
]

for (const code of allowed) {
  test(`lets the solver write ${code}`, async () => {
    assert.deepEqual(await findings(code), [])
  })
}
