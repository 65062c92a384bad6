/** Lets Stryker pass on each result as it comes, so that a run that is cut short has said what it found. */
import type { MutantResult } from '@stryker-mutator/api/core'
import type { Reporter } from '@stryker-mutator/api/report'

export type Result = Pick<MutantResult, 'status' | 'statusReason' | 'fileName' | 'location' | 'replacement'>

/** Who hears of the results of the run that is going on. */
export const listeners = new Set<(result: Result) => void>()

class FoundReporter implements Reporter {
  onMutantTested(result: Readonly<MutantResult>) {
    for (const hear of listeners) hear(result)
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'found', injectableClass: FoundReporter }]
