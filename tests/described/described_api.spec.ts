import { test } from '@japa/runner'
import fc from 'fast-check'
import { ask } from './ask.ts'
import { readDescription, type Description, type Operation } from './description.ts'
import { excused } from './excused.ts'
import { judge } from './judge.ts'
import { inOrder } from './order.ts'
import { send, signInAgain, type Answer, type Person } from './people.ts'
import { recipes } from './recipes/index.ts'
import { requestsOf, type Request } from './requests.ts'
import { openStage, type Stage } from './stage.ts'

/** Requests of each operation; every one of a client that knows nothing but the description. */
const cases = Number(process.env.DESCRIBED_CASES ?? 4)
const seed = Number(process.env.DESCRIBED_SEED ?? 20_261_123)
const only = process.env.DESCRIBED_ONLY ?? ''
/** As many more are drawn for an operation that has not done once as it was asked. */
const patience = 20

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** Who asked is named by role. */
const withoutTokens = (key: string, value: unknown) =>
  key === 'who' ? ((value as Request['who'])?.name ?? null) : value

type Body = { Code?: string; Details?: object } | undefined
function refusalOf({ status, body }: Answer): string {
  const { Code, Details } = (body as Body) ?? {}
  return `${status} ${Code ?? ''} ${JSON.stringify(Details ?? {}).slice(0, 200)}`
}

type Tried = { fault?: string; isReached: boolean; refusals: Set<string> }

/** Sends requests of one operation until something is not as described, or all of them were answered. */
async function tried(
  description: Description,
  stage: Stage,
  operation: Operation,
  from: number
): Promise<Tried> {
  const found: Tried = { isReached: false, refusals: new Set() }
  const name = nameOf(operation)
  const drawn = fc.sample(requestsOf(description, operation, stage), {
    seed: from,
    numRuns: cases + patience,
  })
  for (const [at, one] of drawn.entries()) {
    if (at >= cases && (found.isReached || name in excused)) break
    const asked = { ...one, isPrepared: one.isPrepared || at === 0 }
    try {
      const answer = await ask(stage, operation, asked, recipes[name])
      if (answer.status < 300) found.isReached = true
      else found.refusals.add(refusalOf(answer))
      judge(description, operation, asked, answer)
    } catch (error) {
      found.fault = `${name}: ${(error as Error).message} for ${JSON.stringify(asked, withoutTokens).slice(0, 1_500)}`
      break
    }
  }
  return found
}

let opened: Promise<Stage> | undefined
/** Opened once: its places are named. */
const stageOf = (description: Description): Promise<Stage> => (opened ??= openStage(description))

test.group('The API as it is described', () => {
  test('answers as described whatever valid requests come', async ({ assert }) => {
    const description = readDescription()
    const stage = await stageOf(description)
    const operations = inOrder(description.operations).filter(({ path }) => path.includes(only))
    const faults: string[] = []
    const unreached = new Map<string, string[]>()
    for (const [at, operation] of operations.entries()) {
      const { fault, isReached, refusals } = await tried(description, stage, operation, seed + at)
      if (fault) faults.push(fault)
      if (!isReached) unreached.set(nameOf(operation), [...refusals])
    }
    const reached = operations.length - unreached.size
    console.log(`seed ${seed}: ${reached} of ${operations.length} operations did as they were asked`)
    assert.deepEqual(faults, [])
    const named = operations.map(nameOf).filter((name) => name in excused)
    const unexplained = [...unreached].filter(([name]) => !(name in excused))
    assert.deepEqual(unexplained, [], 'never did as they were asked')
    assert.sameMembers([...unreached.keys()], named, 'the table of excused operations holds one that works')
  }).timeout(1_200_000)

  test('a person whose session a drawn request has ended is signed in again', async ({ assert }) => {
    const description = readDescription()
    const stage = await stageOf(description)
    const person = stage.as('employee')
    await endSession(person)
    await stage.call(person, 'GET', ownProfile)

    await endSession(person)
    const operation = description.operations.find((one) => nameOf(one) === `GET ${ownProfile}`)!
    const [drawn] = fc.sample(requestsOf(description, operation, stage), { seed, numRuns: 1 })
    const asked = { ...drawn!, who: person, isPrepared: false }
    assert.equal((await ask(stage, operation, asked, undefined)).status, 401)
    assert.equal((await send('GET', ownProfile, { person })).status, 200)
  })
})

const ownProfile = '/api/organisation-management/organisation-users/profile'

/** From another device, as its owner may. */
async function endSession(person: Person): Promise<void> {
  const elsewhere = { ...person }
  await signInAgain(elsewhere)
  const { status, text } = await send('DELETE', '/api/user-access/sessions', {
    person: elsewhere,
  })
  if (status >= 300) throw new Error(`Ending the other sessions: ${status} ${text}`)
}
