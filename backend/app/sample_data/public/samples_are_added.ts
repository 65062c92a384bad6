import { findSet } from '#app/sample_data/queries/sample_data_set'

/** Whether the organisation of the unit of work has all of its samples. */
export const samplesAreAdded = async (): Promise<boolean> => (await findSet())?.state === 'added'
