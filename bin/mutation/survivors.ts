import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import type { Accepted } from './accepted_change.ts'
import { listeners, type Result } from './found_reporter.ts'
import type { Part } from './part.ts'
import { inRoot } from '../paths.ts'

/**
 * Changes the files, one place at a time, in a copy of the tree, and prints each change that no spec notices as soon as
 * it is found. One mutant after another: what runs in parallel would only make them slower.
 *
 * @param mutate files, or ranges of lines of them
 * @returns how many there are
 */
export async function survivorsOf(
  part: Part,
  needsDatabase: boolean,
  mutate: string[],
  accepted: readonly Accepted[]
): Promise<number> {
  let found = 0
  const hear = (result: Result): void => {
    const survivor = survivorIn(result, accepted)
    if (!survivor) return
    found += 1
    console.error(`No spec notices ${survivor}`)
  }
  process.chdir(inRoot())
  Object.assign(process.env, specEnvironment(), {
    GUARD_SPECS: JSON.stringify(part.specs),
    GUARD_PROGRAM: needsDatabase ? 'test_warm.ts' : 'test_pure.ts',
    GUARD_FILES: JSON.stringify(part.files),
  })
  listeners.add(hear)
  await new Stryker({
    mutate,
    plugins: [inRoot('bin/mutation/found_reporter.ts'), inRoot('bin/mutation/warm_runner.ts')],
    testRunner: 'warm',
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // What never ends has been noticed, and costs as much each time.
    timeoutMS: 15_000,
    tempDirName: '.data/mutation',
    ignorePatterns: [
      '/frontend',
      '/docs',
      '/docker',
      '/tests',
      '.data',
      '/backend/storage',
      '/backend/build',
    ],
    reporters: ['found', 'progress-append-only', 'clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportMutants: false, reportTests: false },
  }).runMutationTest()
  listeners.delete(hear)
  return found
}

/** The place and what stands there instead, unless a spec noticed it or none could; or the spec that judges nothing. */
function survivorIn(result: Result, accepted: readonly Accepted[]) {
  const { status, fileName, location, replacement = '', statusReason } = result
  if (status === 'RuntimeError') return `anything: ${statusReason}`
  if (status !== 'Survived' && status !== 'NoCoverage') return null
  const file = relative(inRoot(), fileName)
  const { start, end } = location
  const whole = readFileSync(fileName, 'utf8').split('\n')[start.line - 1]!
  const [line, part] = [whole.trim(), whole.slice(start.column - 1, end.column - 1)]
  const isAccepted = accepted.some(
    (one) =>
      one.file === file && one.line === line && one.replacement === replacement && (one.part ?? part) === part
  )
  return isAccepted ? null : `${file}:${start.line}: ${line} … ${replacement}`
}

const specEnvironment = () => ({
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: process.env.PORT ?? '3333',
  APP_KEY: 'only-for-the-tests-of-this-folder',
  DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://nobody@127.0.0.1:1/none',
  LOG_LEVEL: 'silent',
})
