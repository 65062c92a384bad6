import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { provideChromium, provideWholeChromium } from '../chromium.ts'
import { inRoot } from '../paths.ts'
import { anyFreePort } from '../ports.ts'
import { prepareDatabase, productEnvironment, seedDemo, startProduct, waitUntilReady } from '../product.ts'
import { messageOf } from '../refusal.ts'
import { toolEnvironment, type Environment } from '../tasks.ts'
import { noCounts } from './counts.ts'
import { laneBrowser } from './lane_browser.ts'
import { runProgram } from './run_program.ts'
import { asTests, together, type StepResult } from './step.ts'

const appKey = 'only-for-the-journeys-of-one-run'
const tests = inRoot('tests')

/** Taken first, so that the lanes end together: they open every screen, or wait for the solver. */
const longest = ['accessibility', 'languages', 'route_walk', 'repair', 'publications', 'automatic_variants']

/** More than this is no bad moment of the machine. */
const secondAttempts = 3

interface Driven {
  /** None for a product that did not start. */
  file?: string
  result: StepResult
}

/**
 * Drives the built product through a real browser. Each lane has a product and a demo company of its own, and takes the
 * next file of journeys when it is through with one. When few files fail, each is driven once more, alone, in a
 * product of its own: what holds then counts, and is reported as unsteady with what was seen first.
 *
 * @param fresh creates an empty database and answers its address
 * @param clock variables that move the clock of every process, none for the machine's own
 */
export async function runJourneys(
  fresh: (purpose: string) => Promise<string>,
  lanes: number,
  clock: Environment
): Promise<StepResult> {
  const waiting = journeyFiles()
  if (waiting.length === 0) throw new Error('There are no journeys.')
  const databases: string[] = []
  for (let lane = 1; lane <= lanes; lane += 1) databases.push(await fresh(`journeys_${lane}`))
  const driven = (
    await Promise.all(databases.map((databaseUrl) => runLane(databaseUrl, waiting, clock)))
  ).flat()
  const failed = driven.filter(({ result }) => result.counts.failed > 0)
  // A lane that never came up leaves its share to the other one; with all of them down nothing was driven.
  const left = waiting.map((file) => ({
    counts: { ...noCounts, failed: 1 },
    output: `${file} was not driven.`,
  }))
  const held = driven.filter((one) => !failed.includes(one)).map(({ result }) => result)
  const again: StepResult[] = []
  for (const { file, result } of failed) {
    const isWorthIt = file !== undefined && failed.length <= secondAttempts
    again.push(isWorthIt ? await driveAgain(file, result, await fresh('journeys_again'), clock) : result)
  }
  return together([...held, ...again, ...left])
}

async function driveAgain(
  file: string,
  first: StepResult,
  databaseUrl: string,
  clock: Environment
): Promise<StepResult> {
  const results = (await runLane(databaseUrl, [file], clock)).map(({ result }) => result)
  if (results.some(({ counts }) => counts.failed > 0)) return first
  return {
    ...together(results),
    note: `unsteady: ${file} (${firstErrorOf(first.output)})`,
    unsteady: first.output,
  }
}

/** What the first failed test says with what differs, short enough for the line that ends a step. */
function firstErrorOf(output: string): string {
  const [, error = 'no message'] = stripVTControlCharacters(output).split('ℹ ')
  return error.replaceAll(/\s+/g, ' ').slice(0, 400)
}

function journeyFiles(): string[] {
  const files = globSync('journeys/**/*.spec.ts', { cwd: tests })
  const rank = (file: string) => {
    const place = longest.indexOf(basename(file, '.spec.ts'))
    return place === -1 ? longest.length : place
  }
  const size = (file: string) => statSync(join(tests, file)).size
  return files.toSorted((a, b) => rank(a) - rank(b) || size(b) - size(a))
}

const client = 'described/described_api.spec.ts'

/**
 * A client of the described API, in a product and a demo company of its own. What it meets depends on what ran before
 * in the product, so a failure is tried once more in a new one, and a fault of the product is found there as well.
 */
export async function runDescribedClient(fresh: (purpose: string) => Promise<string>): Promise<StepResult> {
  const first = together((await runLane(await fresh('described'), [client])).map(({ result }) => result))
  return first.counts.failed === 0 ? first : driveAgain(client, first, await fresh('described_again'), {})
}

async function runLane(databaseUrl: string, waiting: string[], clock: Environment = {}): Promise<Driven[]> {
  const storageDir = mkdtempSync(join(tmpdir(), 'shiftloom-journeys-'))
  const driven: Driven[] = []
  try {
    const port = await anyFreePort()
    const url = `http://127.0.0.1:${port}`
    const settings = { LOG_LEVEL: 'error', APP_URL: url }
    const options = { host: '127.0.0.1', port, databaseUrl, storageDir, appKey }
    const env = { ...productEnvironment(options, settings), ...clock }
    await prepareDatabase(env)
    const accounts = await seedDemo(env)
    const log: string[] = []
    // Mails about the schedule leave within the patience of a journey.
    const own = { REDIS_URL: undefined, NOTIFICATION_DIGEST_SECONDS: '2' }
    const group = startProduct({ ...env, ...own }, (line) => log.push(line))
    const browser = laneBrowser(toolEnvironment(clock))
    try {
      await waitUntilReady(url, group)
      const stage = {
        BASE_URL: url,
        CHROMIUM_PATH: provideChromium(),
        WHOLE_CHROMIUM_PATH: provideWholeChromium(),
        DATABASE_URL: databaseUrl,
        APP_KEY: appKey,
        DEMO_ACCOUNTS: JSON.stringify(accounts),
        ...clock,
      }
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const endpoint = file === client ? undefined : await browser.endpoint()
        driven.push({ file, result: await drive(file, { ...stage, BROWSER_ENDPOINT: endpoint }, log) })
      }
    } finally {
      await Promise.all([browser.close(), group.stop()])
    }
  } catch (error) {
    driven.push({ result: { counts: { ...noCounts, failed: 1 }, output: messageOf(error) } })
  } finally {
    rmSync(storageDir, { recursive: true, force: true })
  }
  return driven
}

/** Tests that draw at random name the seed that draws the same again. */
const seedLineOf = (output: string): string | undefined => /^seed \d+: .*$/m.exec(output)?.[0]

/** What the product logged meanwhile is printed with a failure. */
async function drive(file: string, stage: Environment, log: string[]): Promise<StepResult> {
  const { length } = log
  const run = await runProgram({ args: ['run.ts', '--files', file], cwd: tests, env: stage })
  const result = asTests(run)
  if (result.counts.failed === 0) return { ...result, output: '', note: seedLineOf(run.output) }
  return { ...result, output: `${run.output}\n${log.slice(length).slice(-100).join('\n')}` }
}
