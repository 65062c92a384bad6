/** What the moves of one thread may touch while others change the rest of the same plan: 1 for each shift and person. */
export type Scope = { readonly shifts: Uint8Array; readonly people: Uint8Array }
