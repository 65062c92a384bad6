import type { HttpContext } from '@adonisjs/core/http'

/** Sends a large answer, or 304 without a body when the client already has the same one. */
export function sendIfChanged({ response }: HttpContext, answer: unknown): void {
  const text = JSON.stringify(answer)
  response.header('Content-Type', 'application/json; charset=utf-8')
  response.header('Cache-Control', 'private, no-cache')
  response.vary(['Authorization', 'Language'])
  response.setEtag(text, true)
  if (response.fresh()) return response.status(304).send('')
  response.send(text)
}
