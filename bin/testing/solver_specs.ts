import { globSync } from 'node:fs'
import { inRoot } from '../paths.ts'
import { runNodeTests } from './node_tests.ts'
import { together, type StepResult } from './step.ts'

const solver = inRoot('solver')

/** Half the day apart, and one of them without clock changes. */
export const zones = ['UTC', 'Asia/Ho_Chi_Minh']

/**
 * The lint rule `machine_zone` keeps the machine's zone out of all of the solver. The kernels that calculate with time
 * run under both zones all the same; what is built on them runs under the first.
 */
const zoned = ['time', 'time_records', 'labour_code', 'roster/contract_rules'].map(
  (folder) => `src/${folder}/`
)

/** Specs that start processes and threads, or read the clocks of them, have a process of their own each. */
const apart = ['cli', 'portfolio', 'worker'].map((folder) => `src/${folder}/`)

const begins = (file: string, folders: string[]) => folders.some((folder) => file.startsWith(folder))

/** A folder that was renamed would silently lose the conditions it is listed for. */
const withoutSpec = (specs: string[]) =>
  [...zoned, ...apart].filter((folder) => !specs.some((file) => file.startsWith(folder)))

/** All others share one for each zone: loading the kernels again takes longer than the tests of most files. */
export async function runSolverSpecs(): Promise<StepResult> {
  const specs = globSync('src/**/*.spec.ts', { cwd: solver })
  const empty = withoutSpec(specs)
  if (empty.length > 0) throw new Error(`No spec of the solver lies in ${empty.join(', ')}.`)
  const pure = specs.filter((file) => !begins(file, apart))
  const results: StepResult[] = []
  for (const TZ of zones) {
    const files = TZ === zones[0] ? pure : pure.filter((file) => begins(file, zoned))
    results.push(await runNodeTests(solver, { TZ }, '--test-isolation=none', ...files))
  }
  const others = specs.filter((file) => begins(file, apart))
  return together([...results, await runNodeTests(solver, { TZ: zones[0]! }, ...others)])
}
