/**
 * What a guess of a password costs (scrypt's N): about a tenth of a second of a processor. Tests would spend most of
 * their time on it, so they alone guess cheaply.
 */
export const guessCost = (environment: string): number => (environment === 'test' ? 1_024 : 32_768)
