import type { Description, Operation } from './description.ts'
import type { Answer } from './people.ts'
import type { Request } from './requests.ts'

/** @throws what the answer has that the description does not */
export function judge(
  description: Description,
  operation: Operation,
  { who }: Request,
  { status, type, text, body }: Answer
): void {
  const fail = (what: string) => {
    throw new Error(`${status}: ${what} ${text.slice(0, 400)}`)
  }
  if (status >= 500) fail('a failure')
  if (!who && operation.security.length > 0 && status !== 401) fail('answered without an account')
  const content = description.contentOf(operation, status)
  if (!content) return fail('a status that is not described')
  if (Object.keys(content).length === 0) return text === '' ? undefined : fail('a body')
  if (!content[type]) return fail(`${type}, which is not described`)
  const { schema } = content[type]
  const problems = schema ? description.problems(schema, body) : []
  if (problems.length > 0) fail(problems.join('; '))
  if ((body as { Code?: string } | undefined)?.Code === 'core.invalid_input') fail('valid input refused')
}
