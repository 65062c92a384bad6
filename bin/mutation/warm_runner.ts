/** A test runner for Stryker that keeps one process up: `backend/bin/test_warm.ts`, or `test_pure.ts` without a database. */
import { fork, type ChildProcess } from 'node:child_process'
import type { MutantCoverage } from '@stryker-mutator/api/core'
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'

type Ask = { tests: string[] | null; mutant: string | null; hitLimit?: number }
type Ran = { id: string; name: string; timeSpentMs: number; failure: string | null }
type Answer = { tests: Ran[]; coverage: MutantCoverage | undefined }

/** The process took too long, or ended. */
class Gone extends Error {}

/** How long the slowest spec may take without a change: the first run of all of them. */
const patience = 10 * 60_000

class WarmRunner implements TestRunner {
  #process: ChildProcess | null = null

  capabilities() {
    return { reloadEnvironment: true }
  }

  async dryRun(_options: DryRunOptions): Promise<DryRunResult> {
    const { tests, coverage } = await this.#ask({ tests: null, mutant: null }, patience)
    // Nothing of a change may be seen before a first run of the whole: start afresh.
    return { status: DryRunStatus.Complete, tests: tests.map(asResult), mutantCoverage: coverage }
  }

  /**
   * A change counts as noticed where the test that fails with it passes without it. A test that fails either way, such
   * as one that cannot be run twice over one database, judges nothing.
   */
  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, reloadEnvironment, hitLimit, timeout } = options
    const ask = { tests: testFilter ?? null, mutant: activeMutant.id, ...(hitLimit && { hitLimit }) }
    try {
      if (reloadEnvironment) await this.#restart(activeMutant.id)
      const first = await this.#ask(ask, timeout)
      const failed = first.tests.find(({ failure }) => failure !== null)
      if (!failed) return { status: MutantRunStatus.Survived, nrOfTests: first.tests.length }
      if (reloadEnvironment) return killed(failed, first)
      const again = await this.#ask({ tests: [failed.id], mutant: null }, timeout)
      if (again.tests.every(({ failure }) => failure === null)) return killed(failed, first)
      await this.#restart()
      const alone = await this.#ask({ tests: [failed.id], mutant: null }, timeout)
      if (alone.tests.some(({ failure }) => failure !== null))
        return { status: MutantRunStatus.Error, errorMessage: `${failed.name} fails without the change.` }
      const second = await this.#ask(ask, timeout)
      const fails = second.tests.find(({ failure }) => failure !== null)
      return fails ? killed(fails, second) : { status: MutantRunStatus.Survived, nrOfTests: 1 }
    } catch (reason) {
      this.#end()
      if (!(reason instanceof Gone)) throw reason
      // A process that cannot even start with the change notices it as well.
      return { status: MutantRunStatus.Timeout, reason: reason.message }
    } finally {
      if (reloadEnvironment) this.#end()
    }
  }

  async dispose() {
    this.#end()
  }

  #end() {
    this.#process?.kill('SIGKILL')
    this.#process = null
  }

  /** @param mutant is on from the first line that is loaded */
  async #restart(mutant?: string): Promise<ChildProcess> {
    this.#end()
    const env = { ...process.env, ...(mutant !== undefined && { __STRYKER_ACTIVE_MUTANT__: mutant }) }
    const started = fork(`bin/${process.env.GUARD_PROGRAM}`, {
      cwd: 'backend',
      env,
      execArgv: ['--import=@poppinss/ts-exec'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#process = started
    await reply(started, 60_000)
    return started
  }

  async #ask(ask: Ask, limitMs: number): Promise<Answer> {
    const running = this.#process ?? (await this.#restart())
    const files = ask.tests
      ? [...new Set(ask.tests.map((id) => id.split(' / ')[0]!))]
      : (JSON.parse(process.env.GUARD_SPECS ?? '[]') as string[])
    running.send({ ...ask, files })
    return (await reply(running, limitMs)) as Answer
  }
}

/** What the process says next. */
function reply(running: ChildProcess, limitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onEnd = () => settle(() => reject(new Gone('The process ended.')))
    // AdonisJS says `ready` by itself.
    const onMessage = (message: unknown) => {
      if (typeof message === 'object') settle(() => resolve(message))
    }
    const limit = setTimeout(() => settle(() => reject(new Gone('It took too long.'))), limitMs)
    const settle = (end: () => void) => {
      clearTimeout(limit)
      running.off('exit', onEnd).off('message', onMessage)
      end()
    }
    running.on('exit', onEnd).on('message', onMessage)
  })
}

const asResult = ({ failure, ...test }: Ran): TestResult =>
  failure === null
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: failure }

const killed = ({ id, failure }: Ran, { tests }: Answer): MutantRunResult => ({
  status: MutantRunStatus.Killed,
  killedBy: [id],
  failureMessage: failure ?? '',
  nrOfTests: tests.length,
})

export const strykerPlugins = [{ kind: 'TestRunner', name: 'warm', injectableClass: WarmRunner }]
