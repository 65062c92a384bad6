import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { misplaced } from './one_place.js'

/** Lines that look like it and are something else; an entry that is not needed fails. */
const otherwise: Record<string, string> = {
  'app/organisation/employees/update_employee.ts': 'what was written, of a person who moved out of sight',
  'app/demand/rules/change_position.ts': 'a first choice is stored with the version after none',
  'app/demand/forecasts/change_forecast.ts': 'a first choice is stored with the version after none',
  'app/demand/staffing/change_staffing.ts': 'a first choice is stored with the version after none',
  'app/labour_code/actions/change_settings.ts': 'the version lies in a JSON column',
}

const planted = [
  '.set({ name, version: version + 1 })',
  ".set((eb) => ({ version: eb('version', '+', 1) }))",
  '.set({ name, updatedAt: now })',
  'sql`update tags set name = 1, updated_at = now()`',
  'sql`select pg_advisory_xact_lock(1)`',
  'sql`select 1 from schedule_entries e where e.type in (1, 3)`',
  ".where('type', '=', 8)",
]
const allowed = [
  '.set({ name, version: nextVersion })',
  '.set({ updatedAt: now })',
  '// is version + 1',
  ".where('type', '=', scheduleEntryTypes.shift)",
]

test.group('What is written in one place', () => {
  test('planted lines elsewhere are reported', ({ assert }) => {
    assert.deepEqual(
      misplaced('app/x.ts', planted.join('\n')).map((sentence) => sentence.split(': ')[0]),
      planted.map((_, index) => `app/x.ts:${index + 1}`)
    )
    assert.deepEqual(misplaced('app/x.ts', allowed.join('\n')), [])
  })

  test('versions, moments of changes, locks and kinds of entries are written there only', ({ assert }) => {
    const files = globSync('app/**/*.ts').filter(
      (file) => !/\.(spec|e2e)\.ts$|\/testing\/|_stage\.ts$/.test(file)
    )
    assert.isAbove(files.length, 500)
    const found = files.flatMap((file) => misplaced(file, readFileSync(file, 'utf8')))
    const open = found.filter((sentence) => !(sentence.split(':')[0]! in otherwise))
    assert.deepEqual(open, [])
    assert.deepEqual(
      [...new Set(found.map((sentence) => sentence.split(':')[0]!))].sort(),
      Object.keys(otherwise).sort()
    )
  })
})
