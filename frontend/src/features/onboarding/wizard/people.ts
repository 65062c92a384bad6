import { newKey } from '#/lib/api/new_key.ts'

/** One line of the step: a person to be added, or one already added. */
export type PersonLine = {
  key: string
  name: string
  surname: string
  email: string
  positionId: string | null
  /** The person was added. */
  done: boolean
}

export const emptyLine = (): PersonLine => ({
  key: newKey(),
  name: '',
  surname: '',
  email: '',
  positionId: null,
  done: false,
})

export const isEmpty = ({ name, surname, email }: PersonLine): boolean => !`${name}${surname}${email}`.trim()

export type LineProblems = Partial<Record<'name' | 'surname' | 'email' | 'positionId', string>>
type Sentences = { required: string; email: string; twice: string }

/** What each line lacks, by its key; untouched lines lack nothing. */
export function problemsOf(people: PersonLine[], say: Sentences): Record<string, LineProblems> {
  const found: Record<string, LineProblems> = {}
  for (const line of people) {
    if (isEmpty(line) || line.done) continue
    const email = line.email.trim().toLowerCase()
    const twice = people.some((other) => other !== line && other.email.trim().toLowerCase() === email)
    const problems: LineProblems = {
      ...(!line.name.trim() && { name: say.required }),
      ...(!line.surname.trim() && { surname: say.required }),
      ...(!/^\S+@\S+\.\S+$/.test(email) ? { email: say.email } : twice && { email: say.twice }),
    }
    if (Object.keys(problems).length > 0) found[line.key] = problems
  }
  return found
}
