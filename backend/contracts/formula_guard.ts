/** Spreadsheets run a cell that begins so. Source: OWASP, CSV Injection. */
export const beginsLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

/** The text so that no spreadsheet takes it for a formula. */
export const guarded = (text: string): string => (beginsLikeFormula(text) ? `'${text}` : text)
