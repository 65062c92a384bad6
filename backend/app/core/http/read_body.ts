import type { IncomingMessage } from 'node:http'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import rawBody from 'raw-body'
import { DomainError } from '#app/core/errors/domain_error'
import { isWithin, type JsonSize } from '#app/core/http/json_size'
import { tidy } from '#app/core/http/tidy_body'

type Limits = JsonSize & { bytes: number }

/** What a body may be at most, before and after it is known who sends it. Valid bodies stay far below. */
export const bodyLimits = {
  open: { bytes: 64 * 1024, values: 2_000, members: 100, names: 200, depth: 32 },
  signedIn: { bytes: 4 * 1024 * 1024, values: 120_000, members: 500, names: 1_000, depth: 32 },
} as const satisfies Record<string, Limits>

/** Bodies pack a few dozen times at most: what grows further, beyond these bytes, costs its sender next to nothing. */
const [anyGrowth, mostTimesPacked] = [64 * 1024, 100]

const hasNone = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Reads the JSON of a request, called by whatever has found out who sends it. The cost is bounded before anything is
 * built from the text; bodies of other kinds are never read.
 *
 * @throws core.payload_too_large also when a packed body grows out of proportion
 * @throws core.unsupported_media_type when the body is packed in a way that is not understood
 * @throws core.invalid_input when it is no JSON object, too deep, or has text that cannot be stored
 */
export async function readBody({ request, i18n }: HttpContext, limits: Limits): Promise<void> {
  if (hasNone.has(request.method()) || !request.hasBody()) return
  if (Number(request.header('content-length') ?? 0) > limits.bytes)
    throw new DomainError('core.payload_too_large')
  if (!request.is(['application/json'])) return
  const text = await textOf(request.request, limits.bytes)
  const body = objectOf(text, limits)
  const field = tidy(body)
  if (field !== null) {
    const message = i18n.formatMessage('validator.shared.messages.text')
    throw new DomainError('core.invalid_input', { fields: [{ field, rule: 'text', message }] })
  }
  request.updateRawBody(text)
  request.updateBody(body)
}

async function textOf(request: IncomingMessage, limit: number): Promise<string> {
  // Its sender has hung up before it was known who they are: reading would fail, and a packed body never end.
  if (request.destroyed) throw invalid()
  const packing = request.headers['content-encoding'] ?? 'identity'
  if (packing === 'identity') return (await rawBody(request, { limit })).toString()
  const unpacked = request.pipe(unpackerOf(packing))
  // A pipe does not pass on that its source has gone.
  const leave = () => {
    if (!request.complete) unpacked.destroy(new Error('The sender has gone.'))
  }
  request.once('close', leave)
  const most = (packed: number) => Math.min(limit, anyGrowth + packed * mostTimesPacked)
  // Without a length in the head, what has come decides once all is here.
  const said = Number(request.headers['content-length'] ?? limit)
  return rawBody(unpacked, { limit: most(said) })
    .then((bytes) => {
      if (bytes.length > most(unpacked.bytesWritten)) throw new DomainError('core.payload_too_large')
      return bytes.toString()
    })
    .catch((error: unknown) => {
      request.unpipe()
      throw isTooLarge(error) ? error : invalid()
    })
    .finally(() => {
      request.off('close', leave)
      unpacked.destroy()
    })
}

function unpackerOf(packing: string) {
  if (packing === 'br') return createBrotliDecompress()
  if (packing === 'gzip' || packing === 'deflate') return createUnzip()
  throw new DomainError('core.unsupported_media_type')
}

const isTooLarge = (error: unknown) => (error as { status?: number }).status === 413

function objectOf(text: string, size: JsonSize): Record<string, unknown> {
  if (text === '') return {}
  if (!isWithin(text, size)) throw invalid()
  const value = parsed(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw invalid()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid()
  }
}

const invalid = () => new DomainError('core.invalid_input', { fields: [] })
