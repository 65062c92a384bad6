import { vi } from 'vitest'

export type Sent = { method: string; path: string; body: unknown }
/** What the server answers with: a result, or a refusal with its status. */
type Answer = { result: unknown } | { status: number; Code?: string; ErrorMessage?: string; Details?: object }

/** A server that answers by method and path (`DELETE /organisation-management/tags/1`), lists with nothing in them otherwise. Keeps what was sent. */
export function answerWith(answers: Record<string, Answer | ((body: never) => Answer)>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(url, 'http://here').pathname.replace('/api', '')
    const parsed: unknown = body ? JSON.parse(String(body)) : null
    if (method !== 'GET') sent.push({ method, path, body: parsed })
    const found = answers[`${method} ${path}`] ?? { result: { items: [], total: 0 } }
    const answer = typeof found === 'function' ? found(parsed as never) : found
    const status = 'status' in answer ? answer.status : 200
    return Promise.resolve(new Response(JSON.stringify(answer), { status }))
  })
  return sent
}
