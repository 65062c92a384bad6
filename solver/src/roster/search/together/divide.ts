import type { Random } from '../../../random.ts'
import { UNASSIGNED } from '../../model.ts'
import type { RosterState } from '../roster_state.ts'
import type { Scope } from '../scope.ts'

/**
 * Divides people among threads at random, with the shifts they have; open shifts go round.
 *
 * @param random drawn from alike on every thread, so that the scopes of all are the whole
 */
export function scopeOf(
  { model, assignee }: RosterState,
  parts: number,
  part: number,
  random: Random
): Scope {
  const people = new Uint8Array(model.people.length)
  const order = random.shuffle(Int32Array.from(people.keys()))
  for (let place = part; place < order.length; place += parts) people[order[place]!] = 1
  const first = random.below(parts)
  const isOwn = (holder: number, shift: number): boolean =>
    holder === UNASSIGNED ? (shift + first) % parts === part : people[holder] === 1
  return { shifts: Uint8Array.from(assignee, (holder, shift) => Number(isOwn(holder, shift))), people }
}
