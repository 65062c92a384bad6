/** Runs work in the organisation as whoever asked for it, one unit of work at a time. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>
