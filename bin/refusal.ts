/** Something the operator can put right: shown as one sentence, without a stack trace. */
export class Refusal extends Error {}

/** Runs a command's body; a refusal becomes its sentence, anything else is a bug and keeps its trace. */
export async function runCommand(body: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}

/** The error's `code` (`ENOENT`, `EADDRINUSE`, `28P01`), or an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
