import { v7 } from 'uuid'

/** Ids sort by the moment they were made (UUIDv7), so indexes grow at one end. */
export const newId = (): string => v7()
