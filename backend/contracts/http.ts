/** The envelope of every answer. Source: docs/architecture.md, "The API's manners". */
export type Success<T> = { result: T }
export type Page<T> = { items: T[]; total: number; page: number; pageSize: number }

/** The one shape of a failure. `ErrorMessage` is a sentence in the user's language. */
export type Failure = {
  ErrorMessage: string
  /** A key of `errors.ts`. */
  Code: string
  /** Fills the placeholders; on `core.invalid_input` it carries `fields`. */
  Details: Record<string, unknown> & { fields?: FieldProblem[] }
  TraceId: string
}
export type FieldProblem = { field: string; rule: string; message: string }
