/** A type of requests that can be referred to, with the sign that it is out of use. */
export type HeldRequestType = { id: string; archived: boolean }
type Hold = (ids: readonly string[]) => Promise<HeldRequestType[]>

let hold: Hold | undefined

/** Called once, where modules are joined: request types belong to a module that uses this one. */
export const requestTypesAreHeldBy = (known: Hold): void => void (hold = known)

/** Those of the types that exist; none of them is deleted until the unit of work ends. */
export const heldRequestTypes = async (ids: readonly string[]): Promise<HeldRequestType[]> =>
  (await hold?.(ids)) ?? []
