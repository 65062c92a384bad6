/** What a person may say of a time of theirs. */
export const availabilityKinds = ['available', 'unavailable', 'preferred'] as const
export type AvailabilityKind = (typeof availabilityKinds)[number]
