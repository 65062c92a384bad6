/** The ASP.NET Core SignalR hub protocol, JSON encoding: the part this server speaks. Source: dotnet/aspnetcore, docs/specs/HubProtocol.md. */

/** Ends every frame. */
const separator = '\u001e'

export const messageTypes = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
} as const

export type Invocation = {
  type: typeof messageTypes.invocation | typeof messageTypes.streamInvocation
  target: string
  arguments: unknown[]
  /** Absent: the client waits for no answer. */
  invocationId?: string
  streamIds?: string[]
}
export type Incoming = Invocation | { type: 'other' } | { type: typeof messageTypes.close }
export type Outgoing =
  | { type: typeof messageTypes.invocation; target: string; arguments: unknown[] }
  | { type: typeof messageTypes.completion; invocationId: string; result?: unknown; error?: string }
  | { type: typeof messageTypes.ping }
  | { type: typeof messageTypes.close; error?: string; allowReconnect?: boolean }

/** What the client sent is not the protocol; the connection cannot go on. */
export class ProtocolError extends Error {}

export const frameOf = (message: Outgoing | Record<string, never> | { error: string }): string =>
  JSON.stringify(message) + separator

/** Cuts a stream of text into frames; one web socket message may hold several, or a part of one. */
export class FrameReader {
  #rest = ''
  readonly #limit: number
  readonly #most: number

  /**
   * @param limit characters one frame may have
   * @param most frames one web socket message may have
   */
  constructor(limit: number, most: number) {
    this.#limit = limit
    this.#most = most
  }

  /** @throws ProtocolError when a frame, finished or not, is past the limit, and when there are too many */
  read(text: string): string[] {
    // A frame in very many pieces is put together once, at its end.
    if (!text.includes(separator) && this.#rest.length + text.length <= this.#limit) {
      this.#rest += text
      return []
    }
    const frames = (this.#rest + text).split(separator, this.#most + 2)
    if (frames.length > this.#most + 1) throw new ProtocolError('Too many messages at once.')
    if (frames.some((frame) => frame.length > this.#limit)) throw new ProtocolError('Message too large.')
    this.#rest = frames.pop() ?? ''
    return frames
  }
}

/** @returns null when it is understood, otherwise the sentence that goes back to the client */
export function refusedHandshake(frame: string): string | null {
  const handshake = record(frame)
  if (handshake.protocol !== 'json') return `The protocol '${String(handshake.protocol)}' is not supported.`
  // Version 2 only adds stateful reconnect, which is not offered at negotiation.
  if (handshake.version !== 1 && handshake.version !== 2) return 'The protocol version is not supported.'
  return null
}

/** @throws ProtocolError */
export function messageOf(frame: string): Incoming {
  const message = record(frame)
  if (message.type === messageTypes.close) return { type: messageTypes.close }
  if (message.type !== messageTypes.invocation && message.type !== messageTypes.streamInvocation)
    return { type: 'other' }
  const { type, target, arguments: given = [], invocationId, streamIds } = message
  if (typeof target !== 'string' || !Array.isArray(given)) throw new ProtocolError('Invalid invocation.')
  if (invocationId !== undefined && typeof invocationId !== 'string')
    throw new ProtocolError('Invalid invocation.')
  return {
    type,
    target,
    arguments: given,
    ...(invocationId === undefined ? {} : { invocationId }),
    ...(Array.isArray(streamIds) ? { streamIds: streamIds.map(String) } : {}),
  }
}

function record(frame: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(frame)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // falls through: not JSON is as wrong as not an object
  }
  throw new ProtocolError('Invalid message.')
}
