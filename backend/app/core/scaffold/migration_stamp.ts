/** The beginning of a migration's file name: the moment it is made, in UTC, so that it runs after those there are. */
export const migrationStamp = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(/\D/g, '')
