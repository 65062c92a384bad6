/** Why a file cannot be read; each has a text. */
export const fileProblems = [
  'empty',
  'too_big',
  'book_too_big',
  'too_big_inside',
  'wrong_kind',
  'damaged',
  'protected',
  'no_rows',
  'too_many_rows',
  'too_many_columns',
  'cell_too_long',
] as const
export type FileProblemCode = (typeof fileProblems)[number]

/** Crosses the line between worker and page by its message. */
export class FileProblem extends Error {
  constructor(code: FileProblemCode) {
    super(code)
    this.name = 'FileProblem'
  }
}

export const problemCodeOf = (error: unknown): FileProblemCode =>
  fileProblems.find((code) => code === (error as Error | null)?.message) ?? 'damaged'
