/** Days between the provider's agreement and the erasure, in which the company can take its request back. */
export const daysUntilErasure = 30

/** Whole years after that of the erasure in which what accounts need is kept. Source: Polish Accounting Act, article 74. */
export const yearsKept = 5
