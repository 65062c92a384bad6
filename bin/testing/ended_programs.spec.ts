import assert from 'node:assert/strict'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { endPrograms, runProgram } from './run_program.ts'

test('once a run is stopped, what runs is ended and nothing begins any more', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'shiftloom-ended-'))
  const begun = runProgram({ args: ['-e', 'setInterval(() => {}, 1_000)'], cwd })
  endPrograms()
  assert.equal((await begun).ok, false)
  const { ok, output } = await runProgram({
    args: ['-e', "require('node:fs').writeFileSync('later', '')"],
    cwd,
  })
  assert.deepEqual([ok, output], [false, 'Not begun: the run was stopped.'])
  assert.ok(!existsSync(join(cwd, 'later')))
})
