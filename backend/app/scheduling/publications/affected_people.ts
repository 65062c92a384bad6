import { createHash } from 'node:crypto'
import type { Face, FaceChange } from '#app/scheduling/entries/face'
import type { PersonChanges, SeenEntry } from '#app/scheduling/publications/schedule_published'

/** Who sees something else than before, and which entries came, changed and went for them. */
export function affectedPeople(changes: FaceChange[]): PersonChanges[] {
  const people = new Map<string, PersonChanges>()
  const tell = (employeeId: string, change: PersonChanges['entries'][number]) => {
    const person = people.get(employeeId) ?? { employeeId, entries: [] }
    person.entries.push(change)
    people.set(employeeId, person)
  }
  for (const { entryId, before, after } of changes) {
    const [had, has] = [before?.face.employeeId, after?.face.employeeId]
    const [was, is] = [seenOf(before), seenOf(after)]
    if (had && had === has) {
      if (was?.mark !== is?.mark) tell(had, { entryId, before: was, after: is })
    } else {
      if (had) tell(had, { entryId, before: was, after: null })
      if (has) tell(has, { entryId, before: null, after: is })
    }
  }
  return [...people.values()]
}

/** Short enough to be kept with the news, and the same for what looks the same. */
const seenOf = (face: Face | null): SeenEntry | null =>
  face && {
    day: face.face.day,
    mark: createHash('sha256').update(JSON.stringify(face)).digest('base64url').slice(0, 12),
  }
