import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { ApiClient } from '@japa/api-client'
import fc from 'fast-check'
import * as listMoves from '#app/organisation/testing/list_moves'
import * as peopleMoves from '#app/organisation/testing/people_moves'
import type { Answer, Kind, Move } from '#app/organisation/testing/moves'
import {
  brokenInvariants,
  compared,
  plainCompany,
  type PlainActor,
  type PlainCompany,
} from '#app/organisation/testing/plain_company'
import { world } from '#tests/world/world'

/** How far to walk: `MODEL_RUNS=400 MODEL_SEED=7` walks further, and another way. A failure names the seed. */
const runs = Number(process.env.MODEL_RUNS ?? 8)
const length = Number(process.env.MODEL_LENGTH ?? 60)
const seed = Number(process.env.MODEL_SEED ?? 20_261_122)

/** How often each kind was tried and did something, printed after a longer walk. */
const tally = new Map<string, { tried: number; done: number }>()
const count = (name: string, isDone: boolean) => {
  const { tried, done } = tally.get(name) ?? { tried: 0, done: 0 }
  tally.set(name, { tried: tried + 1, done: done + (isDone ? 1 : 0) })
}

const { self, ...people } = peopleMoves
const kinds: Kind[] = [...Object.values(people), ...Object.values(listMoves)].map((make) => make())

type Real = { client: ApiClient; assert: Assert }

class Step implements fc.AsyncCommand<PlainCompany, Real> {
  constructor(
    readonly kind: Kind,
    readonly who: number,
    readonly picks: Answer
  ) {}

  check = () => true
  toString = () => `${this.kind.name}(${this.who}, ${JSON.stringify(this.picks)})`

  async run(company: PlainCompany, { client, assert }: Real): Promise<void> {
    const actor = company.actors[[0, 0, 0, 1, 2, 2, 3, 4][this.who]!]!
    const planned = this.planned(company, actor)
    const { method, url, body, outcome } = planned
    const request = client.request(url, method).bearerToken(actor.person.token)
    const answer = await (body ? request.json(body) : request)
    const reply = answer.body() as { Code?: string; result?: Answer }
    const what = `${method} ${url} ${JSON.stringify(body)}: ${JSON.stringify(reply)}`
    assert.equal(answer.status(), outcome.status, what)
    if (outcome.codes) assert.oneOf(reply.Code, outcome.codes, what)
    if (outcome.result) assert.containsSubset(reply.result, outcome.result)
    count(this.kind.name, !outcome.codes && !outcome.silent)
    if (!outcome.codes && !outcome.silent) {
      outcome.apply?.(reply.result ?? {})
      company.audit += outcome.audit ?? 1
      if ((outcome.audit ?? 1) > 0) actor.hasActed = true
    }
    const { found, plain } = await compared(company)
    assert.deepEqual(brokenInvariants(found), [], what)
    const { ownerlessAccounts: _none, ...rest } = found
    const shown = rest.people.map(({ otherRole: _r, otherEmail: _e, sessions: _s, ...person }) => person)
    assert.deepEqual({ ...rest, people: shown }, plain, what)
  }

  /** What holds for every request comes first: a session that counts, and a role that may. */
  planned(company: PlainCompany, actor: PlainActor): Move {
    const person = self(company, actor)
    const asked = person ? this.kind.plan(company, actor, this.picks as never) : null
    if (!actor.isSignedIn || !asked)
      return { ...(asked ?? { method: 'GET', url: '/api/organisation-management/tags' }), outcome: { status: 401, silent: true } } // prettier-ignore
    if (person!.role < this.kind.least)
      return { ...asked, outcome: { status: 403, codes: ['core.forbidden'] } }
    return asked
  }
}

const steps = kinds.map((kind) =>
  fc.tuple(fc.nat({ max: 7 }), kind.picks).map(([who, picks]) => new Step(kind, who, picks))
)

test.group('People, locations, positions and tags compared with a plain model', () => {
  test(`random changes by anyone do what the model says (seed ${seed})`, async ({ client, assert }) => {
    const walk = async (commands: Iterable<fc.AsyncCommand<PlainCompany, Real>>) => {
      const model = await plainCompany(await world())
      await fc.asyncModelRun(() => ({ model, real: { client, assert } }), commands)
    }
    const commands = fc.commands(steps, { maxCommands: length, size: 'max' })
    await fc.assert(fc.asyncProperty(commands, walk), { seed, numRuns: runs })
    if (process.env.MODEL_RUNS) console.error(JSON.stringify(Object.fromEntries(tally)))
  }).timeout(60_000 * 60)
})
