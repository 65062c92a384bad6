import type { FaceChange } from '#app/scheduling/publications/publication_log'
import type { PersonChanges } from '#app/scheduling/public/events'

/** Who sees something else than before, with how many entries came, changed and went for them. */
export function affectedPeople(changes: FaceChange[]): PersonChanges[] {
  const people = new Map<string, PersonChanges>()
  const count = (employeeId: string | null | undefined, what: 'added' | 'changed' | 'removed') => {
    if (!employeeId) return
    const person = people.get(employeeId) ?? { employeeId, added: 0, changed: 0, removed: 0 }
    person[what] += 1
    people.set(employeeId, person)
  }
  for (const { before, after } of changes) {
    const [had, has] = [before?.face.employeeId, after?.face.employeeId]
    if (had && had === has) {
      if (JSON.stringify(before) !== JSON.stringify(after)) count(has, 'changed')
    } else {
      count(had, 'removed')
      count(has, 'added')
    }
  }
  return [...people.values()]
}
