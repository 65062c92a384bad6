/** Those who see plans of the location before they are published. */
export const plannersOf = (locationId: string): string => `location:${locationId}`

/** Those who see what is published there. */
export const staffOf = (locationId: string): string => `published:${locationId}`

/** A person's own screens: of what they declared, and of swaps they take part in. */
export const ownOf = (employeeId: string): string => `own:${employeeId}`
