/** Runs one unit of work at a time in the organisation, as the user who asked for it. */
export type InTransaction = <T>(work: () => Promise<T>) => Promise<T>
