import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'

const compressed = promisify(gzip)

/** Smaller answers gain nothing. */
const worthCompressingBytes = 8_192

/**
 * Sends a large answer: nothing when the reader has the same one already, else compressed for readers who can take it.
 * A month of two hundred people shrinks to a fifteenth in a few milliseconds, off the main thread.
 */
export async function sendCompressed({ request, response }: HttpContext, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer)
  response.header('Content-Type', 'application/json; charset=utf-8')
  response.header('Cache-Control', 'private, no-cache')
  response.vary(['Authorization', 'Accept-Encoding', 'Language'])
  response.setEtag(text, true)
  if (response.fresh()) return response.status(304).send('')
  if (text.length < worthCompressingBytes || request.encoding(['gzip']) !== 'gzip') return response.send(text)
  response.header('Content-Encoding', 'gzip')
  response.send(await compressed(text, { level: constants.Z_BEST_SPEED }))
}
