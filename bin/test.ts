/**
 * `npm test`: everything; outside CI, what held with the same files is not done again. `npm test -- all` does it again.
 * `node bin/test.ts <step…>` runs some steps or groups alone, with what they need; `node bin/test.ts list` names them.
 */
import { availableParallelism } from 'node:os'
import { loadEnvironment } from './environment.ts'
import { inRoot } from './paths.ts'
import { Refusal, runCommand } from './refusal.ts'
import { onStopRequest } from './stop_request.ts'
import { endTasks } from './tasks.ts'
import { add, closingLine, noCounts } from './testing/counts.ts'
import { slowest } from './testing/durations.ts'
import { heldBefore } from './testing/held_before.ts'
import { endPrograms } from './testing/run_program.ts'
import { journeyClock } from './testing/journey_clock.ts'
import { choose, runSteps, withoutHeld, type Tally } from './testing/run_steps.ts'
import { groups, testSteps } from './testing/steps.ts'
import { databasesOfRun } from './testing/test_database.ts'

await runCommand(async () => {
  loadEnvironment()
  // What it refuses is said before the first step, not when the journeys begin.
  journeyClock()
  const databases = databasesOfRun()
  const steps = testSteps(databases.open)
  const names = steps.map(({ name }) => name)

  const words = process.argv.slice(2)
  const asked = words.flatMap((word) => (word === 'all' ? names : (groups[word] ?? [word])))
  if (asked.includes('list')) {
    for (const { name, title } of steps) console.log(`${name.padEnd(10)} ${title}`)
    for (const [name, members] of Object.entries(groups))
      console.log(`${name.padEnd(10)} ${members.join(', ')}`)
    return
  }
  const unknown = asked.find((name) => !names.includes(name))
  if (unknown)
    throw new Refusal(
      `There is no test step "${unknown}": use ${[...names, ...Object.keys(groups), 'all'].join(', ')}.`
    )

  const stopRequest = onStopRequest()
  const isSparing = asked.length === 0 && process.env.CI !== 'true'
  const held = isSparing ? heldBefore(inRoot()) : undefined
  const tally: Tally = { counts: noCounts, timed: [], held }
  try {
    const due = withoutHeld(choose(steps, asked.length > 0 ? asked : names), tally)
    const chosen = choose(
      steps,
      due.map(({ name }) => name)
    )
    await stopRequest.unlessRequested(() =>
      runSteps(chosen, tally, console.log, Math.min(2, availableParallelism()))
    )
  } catch (error) {
    if (!stopRequest.wasMade()) throw error
    tally.isStopped = true
    console.error('\nStopped before the end, which counts as a failure.')
    tally.counts = add(tally.counts, { ...noCounts, failed: 1 })
  } finally {
    endPrograms()
    endTasks()
    await databases.stop()
  }
  if (tally.timed?.length) console.log(`\nThe slowest tests:\n${slowest(tally.timed).join('\n')}`)
  console.log(`\n${closingLine(tally.counts)}`)
  return tally.counts.failed > 0 ? 1 : 0
})
