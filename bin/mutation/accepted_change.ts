/**
 * An equivalent mutant: the line as it is, its replacement, and why that makes no difference.
 * `part` of the line is what is replaced, where several parts of it are replaced by the same.
 */
export type Accepted = { file: string; line: string; part?: string; replacement: string; reason: string }
