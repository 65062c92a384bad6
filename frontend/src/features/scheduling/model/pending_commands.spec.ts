import type {
  EntryOperation,
  ScheduleCommandInput,
  ScheduleCommandResult,
  ScheduleEntry,
} from '@shiftloom/backend/contracts/schedule'
import { describe, expect, test } from 'vitest'
import { draftOf } from './entry_draft.ts'
import { mergeAnswer, OwnVersions, replay } from './pending_commands.ts'
import { entry, range } from './sample.ts'

const zoneOf = (locationId: string) => (locationId === 'hanoi' ? 'Asia/Ho_Chi_Minh' : 'Europe/Warsaw')
const command = (...operations: EntryOperation[]): ScheduleCommandInput => ({
  id: 'c',
  label: 'edit',
  operations,
})
const answer = (entries: ScheduleEntry[], removedIds: string[] = []): ScheduleCommandResult => ({
  commandId: 'c',
  entries,
  removedIds,
  revision: 7,
  conflicts: [],
  history: { undo: null, redo: null },
})
const published = (id: string) => {
  const one = entry({ id })
  const { employeeId, positionId, locationId, day, start, end, breaks, comment } = one
  return {
    ...one,
    state: 'published' as const,
    published: { employeeId, positionId, locationId, day, start, end, breaks, comment },
  }
}

describe('unanswered commands', () => {
  test('create with real minutes, also over the clock change', () => {
    const draft = { ...draftOf(entry({ id: 'x' })), day: '2026-10-24', start: '22:00', end: '06:00' }
    const [created] = replay(range(), [command({ kind: 'create', id: 'n', entry: draft })], zoneOf).entries
    expect(created).toMatchObject({ id: 'n', version: 0, state: 'draft', workMinutes: 540 })
    expect(created!.startsAt).toBe('2026-10-24T20:00:00.000Z')
  })
  test('are read in the zone of their location, and moved to another one in that one’s', () => {
    const draft = { ...draftOf(entry({ id: 'x' })), locationId: 'hanoi', day: '2026-11-17' }
    const created = replay(range(), [command({ kind: 'create', id: 'n', entry: draft })], zoneOf).entries[0]!
    expect([created.zone, created.startsAt]).toEqual(['Asia/Ho_Chi_Minh', '2026-11-17T01:00:00.000Z'])
    const base = range({ entries: [entry({ id: 'a', day: '2026-11-17' })] })
    const moved = command({ kind: 'update', id: 'a', version: 1, changes: { locationId: 'hanoi' } })
    expect(replay(base, [moved], zoneOf).entries[0]!.startsAt).toBe('2026-11-17T01:00:00.000Z')
    const later = command({ kind: 'update', id: 'a', version: 1, changes: { start: '09:00' } })
    expect(replay(base, [later], zoneOf).entries[0]!.startsAt).toBe('2026-11-17T08:00:00.000Z')
  })
  test('unpaid breaks shorten the work, paid ones do not', () => {
    const breaks = [
      { start: null, minutes: 30, paid: false },
      { start: null, minutes: 15, paid: true },
    ]
    const draft = { ...draftOf(entry({ id: 'x' })), breaks }
    expect(
      replay(range(), [command({ kind: 'create', id: 'n', entry: draft })], zoneOf).entries[0]!.workMinutes
    ).toBe(450)
  })
  test('a published shift becomes changed, and published again when put back', () => {
    const base = range({ entries: [published('a')] })
    const later = command({ kind: 'update', id: 'a', version: 1, changes: { end: '17:00' } })
    const back = command({ kind: 'update', id: 'a', version: 1, changes: { end: '16:00' } })
    expect(replay(base, [later], zoneOf).entries[0]).toMatchObject({ state: 'changed', workMinutes: 540 })
    expect(replay(base, [later, back], zoneOf).entries[0]!.state).toBe('published')
  })
  test('an absence holds the hours of the shift that makes way for it, also once staff alone still see it', () => {
    const long = entry({ id: 'a', end: '20:00', endsAt: '2026-11-16T19:00:00.000Z', workMinutes: 720 })
    const away = { ...draftOf(long), type: 1 as const, positionId: null, fullDay: true }
    const enter: EntryOperation = { kind: 'create', id: 'n', entry: away }
    const remove: EntryOperation = { kind: 'delete', id: 'a', version: 1 }
    const heldBy = (plan: ScheduleEntry[], ...commands: ScheduleCommandInput[]) =>
      replay(range({ entries: plan }), commands, zoneOf).entries.find(({ id }) => id === 'n')?.heldMinutes
    expect(heldBy([long], command(remove, enter))).toBe(720)
    expect(heldBy([long], command(remove), command(enter))).toBe(0)
    const { employeeId, positionId, locationId, day, start, end, breaks, comment } = long
    const face = { employeeId, positionId, locationId, day, start, end, breaks, comment }
    expect(heldBy([{ ...long, published: face }], command(remove), command(enter))).toBe(720)
    const moved = command({ kind: 'update', id: 'n', version: 0, changes: { day: '2026-11-18' } })
    expect(heldBy([long], command(remove, enter), moved)).toBe(0)
    const noted = command({ kind: 'update', id: 'n', version: 0, changes: { comment: 'Tatra' } })
    expect(heldBy([long], command(remove, enter), noted)).toBe(720)
  })
  test('deleting a draft takes it away, deleting what staff see leaves a ghost', () => {
    const base = range({ entries: [entry({ id: 'a' }), published('b')] })
    const shown = replay(
      base,
      [command({ kind: 'delete', id: 'a', version: 1 }, { kind: 'delete', id: 'b', version: 1 })],
      zoneOf
    )
    expect(shown.entries.map(({ id, state }) => [id, state])).toEqual([['b', 'removed']])
  })
  test('a failed one is forgotten without touching the others', () => {
    const base = range({ entries: [entry({ id: 'a' }), entry({ id: 'b' })] })
    const failed = command({ kind: 'update', id: 'a', version: 1, changes: { start: '09:00' } })
    const good = command({ kind: 'update', id: 'b', version: 1, changes: { start: '10:00' } })
    expect(replay(base, [failed, good], zoneOf).entries.map(({ start }) => start)).toEqual(['09:00', '10:00'])
    const after = replay(base, [good], zoneOf)
    expect(after.entries.map(({ start }) => start)).toEqual(['08:00', '10:00'])
    expect(after.entries[0]).toBe(base.entries[0])
  })
})

describe("the server's answer", () => {
  test('replaces, adds and removes, and leaves the rest as it was', () => {
    const base = range({ entries: [entry({ id: 'a' }), entry({ id: 'b' }), entry({ id: 'c' })] })
    const merged = mergeAnswer(base, answer([entry({ id: 'b', version: 2 }), entry({ id: 'd' })], ['c']))
    expect(merged.entries.map(({ id, version }) => `${id}${version}`)).toEqual(['a1', 'b2', 'd1'])
    expect(merged.entries[0]).toBe(base.entries[0])
    expect(merged.revision).toBe(7)
  })
  test('drops what was moved out of the range', () => {
    const base = range({ entries: [entry({ id: 'a' })] })
    expect(mergeAnswer(base, answer([entry({ id: 'a', day: '2026-11-30' })])).entries).toEqual([])
  })
})

test('a queued edit follows the versions of our own answers and of no one else', () => {
  const own = new OwnVersions()
  const edit = (version: number): EntryOperation => ({
    kind: 'update',
    id: 'a',
    version,
    changes: { start: '09:00' },
  })
  own.answered([edit(1)], answer([entry({ id: 'a', version: 2 })]))
  own.answered([edit(2)], answer([entry({ id: 'a', version: 3 })]))
  expect(own.current(edit(1))).toMatchObject({ version: 3 })
  expect(own.current(edit(4))).toMatchObject({ version: 4 })
})

describe('an undo of our own', () => {
  const undone = (version: number, conflicts: ScheduleCommandResult['conflicts'] = []) => ({
    ...answer([entry({ id: 'a', version })]),
    conflicts,
  })

  test('is followed like our other changes', () => {
    const own = new OwnVersions()
    own.stepped(undone(2), () => 1)
    expect(own.latest({ id: 'a', version: 1 })).toBe(2)
  })

  test('makes no change of another user our own: it was left alone', () => {
    const own = new OwnVersions()
    own.stepped(undone(2, [{ entryId: 'a', byName: 'Ben Nowak' }]), () => 1)
    expect(own.latest({ id: 'a', version: 1 })).toBe(1)
  })

  test('brings back what we had deleted', () => {
    const own = new OwnVersions()
    own.answered([{ kind: 'delete', id: 'a', version: 1 }], answer([]))
    own.stepped(undone(3), () => undefined)
    expect(own.latest({ id: 'a', version: 1 })).toBe(3)
    own.stepped({ entries: [], removedIds: ['a'], conflicts: [] }, () => 3)
    own.stepped(undone(5), () => undefined)
    expect(own.latest({ id: 'a', version: 1 })).toBe(5)
  })
})
