import type { Address } from '#contracts/organisation'

/** All parts of an address in one order: what was never written is null. */
export const wholeAddress = ({ street, postalCode, city }: Partial<Address>): Address => ({
  ...{ street: street ?? null, postalCode: postalCode ?? null, city: city ?? null },
})
