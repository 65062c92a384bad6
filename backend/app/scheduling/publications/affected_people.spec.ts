import { test } from '@japa/runner'
import type { Face, FaceChange } from '#app/scheduling/entries/face'
import { affectedPeople } from '#app/scheduling/publications/affected_people'

const face = (employeeId: string | null, day = '2026-11-16', comment: string | null = null): Face =>
  ({ face: { employeeId, day, comment }, facts: { kind: 'shift' } }) as unknown as Face
const change = (entryId: string, before: Face | null, after: Face | null): FaceChange => ({
  ...{ entryId, before, after },
})
/** Of each person, the days of what they had and have. */
const seen = (...changes: FaceChange[]) =>
  affectedPeople(changes).map(({ employeeId, entries }) => [
    employeeId,
    ...entries.map(({ entryId, before, after }) => [entryId, before?.day ?? null, after?.day ?? null]),
  ])

test.group('Who sees something else than before', () => {
  test('is who gets, loses or keeps a shift that changes', ({ assert }) => {
    assert.deepEqual(seen(change('1', null, face('anna'))), [['anna', ['1', null, '2026-11-16']]])
    assert.deepEqual(seen(change('1', face('anna'), null)), [['anna', ['1', '2026-11-16', null]]])
    assert.deepEqual(seen(change('1', face('anna'), face('anna', '2026-11-17'))), [
      ['anna', ['1', '2026-11-16', '2026-11-17']],
    ])
    assert.deepEqual(seen(change('1', face('anna'), face('ben', '2026-11-17'))), [
      ['anna', ['1', '2026-11-16', null]],
      ['ben', ['1', null, '2026-11-17']],
    ])
  })

  test('is named once, with all of their entries', ({ assert }) => {
    assert.deepEqual(seen(change('1', null, face('anna')), change('2', face('anna'), face(null))), [
      ['anna', ['1', null, '2026-11-16'], ['2', '2026-11-16', null]],
    ])
  })

  test('is no one where nothing looks different or no one had or has it', ({ assert }) => {
    assert.deepEqual(
      seen(
        change('1', face('anna'), face('anna')),
        ...[change('2', null, face(null)), change('3', face(null), null)],
        ...[change('4', face(null), face(null, '2026-11-17')), change('5', null, null)]
      ),
      []
    )
  })

  test('has a short mark of what each entry looks like, the same for the same look', ({ assert }) => {
    const markOf = (one: Face) => affectedPeople([change('1', null, one)])[0]!.entries[0]!.after!.mark
    assert.match(markOf(face('anna')), /^[\w-]{12}$/)
    assert.equal(markOf(face('anna')), markOf(face('anna')))
    assert.notEqual(markOf(face('anna')), markOf(face('anna', '2026-11-16', 'x')))
  })
})
