import type { Operation } from './description.ts'

/** Lists first, which show what there is; then what adds, what reads and changes one thing, and what takes away. */
const rank = ({ method, path }: Operation): number => {
  const hasParameter = path.includes('{')
  if (/profile\/?$/.test(path) && method === 'GET') return 0
  if (method === 'GET') return hasParameter ? 3 : 0
  if (/archive|deletion-request|authentication\/sign-out|rejection|cancellation/.test(path)) return 6
  if (method === 'DELETE') return 7
  if (method === 'POST') return hasParameter ? 4 : 1
  return 5
}

export const inOrder = (operations: Operation[]): Operation[] =>
  operations.toSorted((one, two) => rank(one) - rank(two))
