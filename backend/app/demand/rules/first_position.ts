import { positionsNotOffered, type NotOffered } from '#app/organisation/public/positions_not_offered'

/** @returns the name of the first of these positions that is archived, or that the schedule does not show */
export async function firstPosition(
  ids: readonly string[],
  which: NotOffered['reason']
): Promise<string | undefined> {
  const found = [...(await positionsNotOffered(ids)).values()]
  return found.find(({ reason }) => reason === which)?.name
}
