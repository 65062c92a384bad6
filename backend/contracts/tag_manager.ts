/** An id of Google's tag manager or of its analytics. Source: specification, section 5. */
export const tagManagerId = /^(GTM|G)-[A-Z0-9]+$/

export const consentWays = ['granted', 'ask'] as const
/** `ask`: nothing is loaded before the person allows it. */
export type ConsentWay = (typeof consentWays)[number]

/** The tag manager a page loads, if one is configured. */
export type Analytics = { id: string; consent: ConsentWay }
