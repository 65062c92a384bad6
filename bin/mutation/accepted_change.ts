/** An equivalent mutant: the line as it is, its replacement, and why that makes no difference. */
export type Accepted = { file: string; line: string; replacement: string; reason: string }
