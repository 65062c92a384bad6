import { configure, run } from '@japa/runner'
import type { Group, Runner, Test } from '@japa/runner/core'
import type { Config } from '@japa/runner/types'

type Rounds = {
  plugins: NonNullable<Config['plugins']>
  /** What has to happen before the specs are run once more. */
  before?: () => Promise<unknown>
}
type Ask = {
  /** Specs, by their paths from `backend`. */
  files: string[]
  /** Ids of the tests to run; null for all. */
  tests: string[] | null
  /** The change to switch on; null for none. */
  mutant: string | null
  hitLimit?: number
}
type TestResult = { id: string; name: string; timeSpentMs: number; failure: string | null }
type Coverage = { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
type Answer = { tests: TestResult[]; coverage: Coverage | undefined }

/** What the code that Stryker instrumented looks at. */
type Switches = {
  activeMutant?: string
  currentTestId?: string
  mutantCoverage?: Coverage
  hitCount?: number
  hitLimit?: number
}
const holder = globalThis as { __stryker__?: Switches }
const switches = (holder.__stryker__ ??= {})

let round = 0

async function answer({ files, tests, mutant, hitLimit }: Ask, { plugins, before }: Rounds): Promise<Answer> {
  round += 1
  await before?.()
  const results: TestResult[] = []
  const watched = process.listeners('uncaughtException').length
  const rejections = process.listeners('unhandledRejection').length
  process.exitCode = 0
  delete switches.currentTestId
  configure({
    files,
    timeout: 60_000,
    reporters: { activated: [], list: [] },
    plugins: [...(round === 1 ? plugins : []), chosen(tests, results)],
    // A new address lets a spec register its tests again; all that it imports stays loaded.
    importer: (file) => import(`${file.href}?round=${round}`),
  })
  if (mutant !== null) Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit })
  await run()
  if (mutant !== null) Object.assign(switches, { activeMutant: 'none', hitCount: undefined })
  if (process.exitCode && results.every(({ failure }) => failure === null)) {
    const id = results.at(-1)?.id ?? files[0]!
    results.push({ id, name: id, timeSpentMs: 0, failure: 'An error came from no test.' })
  }
  if (round > 1) {
    for (const one of process.listeners('uncaughtException').slice(watched))
      process.off('uncaughtException', one)
    for (const one of process.listeners('unhandledRejection').slice(rejections))
      process.off('unhandledRejection', one)
  }
  return { tests: results, coverage: switches.mutantCoverage }
}

/** Leaves out what is not asked for, writes down how each test ends, and stops at the first failure. */
function chosen(tests: string[] | null, results: TestResult[]) {
  return ({ runner, emitter }: { runner: Runner; emitter: { clearListeners(): void } }) => {
    emitter.clearListeners()
    const exec = runner.exec.bind(runner)
    let hasFailed = false
    runner.exec = async () => {
      for (const suite of runner.suites) {
        suite.stack = suite.stack.filter((one) => ('tests' in one ? chooseIn(one) : choose(one)))
      }
      await exec()
    }
    function chooseIn(group: Group): boolean {
      const ids: string[] = []
      group.tests = group.tests.filter((test) => choose(test, group, ids))
      const exec = group.exec.bind(group)
      group.exec = async () => {
        if (hasFailed) return
        switches.currentTestId = setupOf(group)
        await exec()
        share(setupOf(group), ids)
        // What prepares a group is no test: its failure is that of the first one.
        if (group.failed && !hasFailed) {
          hasFailed = true
          results.push({ id: ids[0]!, name: ids[0]!, timeSpentMs: 0, failure: 'The group failed.' })
        }
      }
      return group.tests.length > 0
    }
    const known = new Map<string, number>()
    function choose(test: Test, group?: Group, ids: string[] = []): boolean {
      const title = `${fileOf(test)} / ${group ? `${group.title} / ` : ''}${test.title}`
      const before = known.get(title) ?? 0
      known.set(title, before + 1)
      const id = before === 0 ? title : `${title} (${before + 1})`
      if (tests && !tests.includes(id)) return false
      ids.push(id)
      const run = test.exec.bind(test)
      test.exec = async () => {
        if (hasFailed) return
        const start = performance.now()
        switches.currentTestId = id
        await run()
        hasFailed = test.failed
        results.push({
          id,
          name: id,
          timeSpentMs: Math.round(performance.now() - start),
          failure: test.failed ? 'failed' : null,
        })
      }
      return true
    }
  }
}

const setupOf = (group: Group): string => `setup of ${group.title}`

/** What ran before the first test of a group was run for each of them. */
function share(setup: string, ids: string[]): void {
  const perTest = switches.mutantCoverage?.perTest
  const shared = perTest?.[setup]
  if (!perTest || !shared) return
  Reflect.deleteProperty(perTest, setup)
  for (const id of ids) {
    const own = (perTest[id] ??= {})
    for (const [mutant, hits] of Object.entries(shared)) own[mutant] = (own[mutant] ?? 0) + hits
  }
}

const fileOf = (test: Test): string => String(test.options.meta.fileName).split('/backend/').at(-1)!

/**
 * Runs specs again and again in this process, as its parent asks for them over IPC: what Stryker uses to try thousands
 * of changes. The files that are changed are loaded first: what they do then would seem to happen in the first test that
 * needs them otherwise.
 */
export async function serveRounds(rounds: Rounds): Promise<never> {
  const changed = JSON.parse(process.env.GUARD_FILES ?? '[]') as string[]
  for (const file of changed) await import(new URL(`../../${file}`, import.meta.url).href)
  process.on('disconnect', () => process.exit())
  process.on('message', (ask: Ask) => {
    void answer(ask, rounds).then(
      (result) => process.send!(result),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      }
    )
  })
  process.send!({ tests: [] })
  return new Promise<never>(() => {})
}
