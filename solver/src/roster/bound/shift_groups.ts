import type { Model } from '../model.ts'

/** Interchangeable shifts; they share one price. */
export type ShiftGroup = { readonly members: readonly number[]; readonly openCost: number }

/**
 * Puts shifts together that differ in nothing but their ids, in time order. A person who may work at two places at once
 * could take several of them: then every shift stays alone.
 */
export function shiftGroups({ shifts, minutes, weights }: Model, oneAtATime: boolean): ShiftGroup[] {
  const groups = new Map<string, { members: number[]; openCost: number }>()
  shifts.forEach((shift, s) => {
    const key = oneAtATime ? JSON.stringify({ ...shift, id: '' }) : shift.id
    const group = groups.get(key) ?? { members: [], openCost: minutes[s]! * weights.perUnfilledMinute }
    group.members.push(s)
    groups.set(key, group)
  })
  return [...groups.values()]
}
