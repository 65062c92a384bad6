import { SimpleErrorReporter } from '@vinejs/vine'

/** More than a person corrects at a time. */
const mostProblems = 20

/**
 * Ends validation once enough is known to be wrong: a small body may have many thousand problems, and each costs a
 * sentence in the caller's language.
 */
export class BoundedProblems extends SimpleErrorReporter {
  override report(...problem: Parameters<SimpleErrorReporter['report']>): void {
    super.report(...problem)
    if (this.errors.length >= mostProblems) throw this.createError()
  }
}
