import { takeTurns } from '#app/core/database/take_turns'

/**
 * Lets no records be made until the unit of work ends. To be asked for before any other lock: who removes people and who makes their
 * records would wait for each other.
 */
export const holdRecords = (): Promise<void> => takeTurns('time_records')
