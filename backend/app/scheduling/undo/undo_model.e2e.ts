import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import type { EntryOperation, ScheduleCommandResult, ScheduleEntry, ScheduleRange } from '#contracts/schedule'
import { planner } from '#tests/world/planner'
import { world, type World } from '#tests/world/world'

/** Numbers that look random and are the same every time (mulberry32). */
function numbers(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number) => Math.floor(next() * count)
  return { below, of: <T>(items: T[]): T => items[below(items.length)]! }
}

const range = ['2026-11-01', '2026-11-08'] as const
const pictureOf = ({ entries }: ScheduleRange) =>
  entries.map(({ version: _version, ...entry }) => entry).sort((a, b) => (a.id < b.id ? -1 : 1))

/** Sends some random operations as one command; refusals are part of the game. */
async function play(client: ApiClient, w: World, who: World['manager'], random: ReturnType<typeof numbers>) {
  const { send, shift, range: read } = planner(client, w, who)
  const planned = (await read(...range)).entries.filter(({ state }) => state !== 'removed')
  const people = [null, w.employee.employeeId, w.colleague.employeeId]
  const times = () =>
    random.of([
      { start: '06:00', end: '14:00' },
      { start: '14:00', end: '22:00' },
      { start: '22:00', end: '06:00' },
    ])
  const content = () => ({
    employeeId: random.of(people),
    day: `2026-11-0${1 + random.below(7)}`,
    ...times(),
  })
  const chosen = new Set<string>()
  const operations = Array.from({ length: 1 + random.below(4) }, (): EntryOperation | null => {
    const entry = planned.length > 0 ? random.of<ScheduleEntry>(planned) : null
    if (!entry || chosen.has(entry.id) || random.below(5) < 2)
      return { kind: 'create', id: newId(), entry: shift(content()) }
    chosen.add(entry.id)
    const { id, version } = entry
    return random.below(4) === 0
      ? { kind: 'delete', id, version }
      : { kind: 'update', id, version, changes: { ...content(), comment: `${random.below(1000)}` } }
  })
  const answer = await send(
    operations.filter((operation) => operation !== null),
    'edit'
  )
  return answer.status() === 200 ? (answer.body().result as ScheduleCommandResult) : null
}

/** Every content that a planner ever gave an entry. */
class Handwriting {
  readonly #seen = new Set<string>()

  note({ entries, removedIds, conflicts }: ScheduleCommandResult) {
    const skipped = new Set(conflicts.map(({ entryId }) => entryId))
    for (const entry of entries) if (!skipped.has(entry.id)) this.#seen.add(this.#textOf(entry.id, entry))
    for (const id of removedIds) if (!skipped.has(id)) this.#seen.add(this.#textOf(id, undefined))
  }

  wrote = (id: string, entry: Partial<ScheduleEntry> | undefined) => this.#seen.has(this.#textOf(id, entry))

  #textOf(id: string, entry: Partial<ScheduleEntry> | undefined) {
    const { version: _version, ...content } = entry ?? {}
    return `${id} ${JSON.stringify(content)}`
  }
}

function requireNoOverlap(assert: Assert, entries: Omit<ScheduleEntry, 'version'>[]) {
  const works = entries.filter(({ employeeId, state }) => employeeId && state !== 'removed')
  for (const a of works)
    for (const b of works)
      if (a.id < b.id && a.employeeId === b.employeeId)
        assert.isTrue(a.endsAt <= b.startsAt || b.endsAt <= a.startsAt)
}

test.group('Undo as a whole', () => {
  for (const seed of [1, 2, 3]) {
    test(`undoing everything restores the start, redoing everything the end (seed ${seed})`, async ({
      client,
      assert,
    }) => {
      const w = await world()
      const random = numbers(seed)
      const { range: read, undo, redo, publish } = planner(client, w, w.manager)
      const hers = planner(client, w, w.admin)
      for (let count = 0; count < 6; count += 1) await play(client, w, w.admin, random)
      await hers.publish(...range)
      const pictures = [pictureOf(await read(...range))]
      // Publications are steps like any other.
      const step = async () =>
        random.below(5) === 0
          ? (await publish(...range)).status() === 200
          : (await play(client, w, w.manager, random)) !== null
      for (let count = 0; count < 25; count += 1)
        if (await step()) pictures.push(pictureOf(await read(...range)))
      assert.isAbove(pictures.length, 10)

      for (const before of pictures.slice(0, -1).reverse()) {
        assert.deepEqual((await undo()).body().result.conflicts, [])
        assert.deepEqual(pictureOf(await read(...range)), before)
      }
      assert.equal((await undo()).body().Code, 'scheduling.nothing_to_undo')
      for (const after of pictures.slice(1)) {
        assert.deepEqual((await redo()).body().result.conflicts, [])
        assert.deepEqual(pictureOf(await read(...range)), after)
      }
    }).timeout(120_000)

    test(`two editors never lose an edit of the other (seed ${seed})`, async ({ client, assert }) => {
      const w = await world()
      const random = numbers(100 + seed)
      const editors = [w.manager, w.admin].map((who) => ({
        who,
        ...planner(client, w, who),
        hand: new Handwriting(),
      }))
      const picture = async () =>
        new Map(pictureOf(await editors[0]!.range(...range)).map((entry) => [entry.id, entry]))
      for (let count = 0; count < 24; count += 1) {
        const { who, hand } = random.of(editors)
        const done = await play(client, w, who, random)
        if (done) hand.note(done)
      }
      let [changed, left] = [0, 0]
      for (let count = 0; count < 40; count += 1) {
        const { undo, redo, hand } = random.of(editors)
        const before = await picture()
        const answer = await random.of([undo, redo])()
        if (answer.status() !== 200) continue
        const after = await picture()
        for (const id of new Set([...before.keys(), ...after.keys()])) {
          if (JSON.stringify(before.get(id)) === JSON.stringify(after.get(id))) continue
          // Replaced is only what the same person had written.
          assert.isTrue(hand.wrote(id, before.get(id)), `${id} was another planner's`)
          changed += 1
        }
        hand.note(answer.body().result)
        left += answer.body().result.conflicts.length
        requireNoOverlap(assert, [...after.values()])
      }
      assert.isAbove(changed, 0)
      assert.isAbove(left, 0)
    }).timeout(120_000)
  }

  test('an edit made by another planner outlives every undo and redo of mine', async ({ client, assert }) => {
    const w = await world()
    const [mine, hers] = [planner(client, w, w.manager), planner(client, w, w.admin)]
    const { id, version } = await mine.create(mine.shift())
    const one = (await mine.send([{ kind: 'update', id, version, changes: { end: '15:00' } }])).body().result
      .entries[0]
    const two = (
      await hers.send([{ kind: 'update', id, version: one.version, changes: { comment: 'hers' } }])
    ).body().result.entries[0]
    await mine.send([{ kind: 'update', id, version: two.version, changes: { end: '14:00' } }])
    for (let steps = 0; steps < 3; steps += 1) await mine.undo()
    assert.containsSubset((await mine.range(...range)).entries, [{ id, comment: 'hers', end: '15:00' }])
    for (let steps = 0; steps < 3; steps += 1) await mine.redo()
    assert.containsSubset((await mine.range(...range)).entries, [{ id, comment: 'hers', end: '14:00' }])
  })
})
