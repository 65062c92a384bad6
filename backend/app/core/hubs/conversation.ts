import type { WebSocket } from 'ws'
import { DomainError } from '#app/core/errors/domain_error'
import type { Report } from '#app/core/hubs/bus/hub_bus'
import type { HubConnection } from '#app/core/hubs/connection'
import type { Hub } from '#app/core/hubs/hub'
import {
  FrameReader,
  frameOf,
  messageOf,
  messageTypes,
  ProtocolError,
  refusedHandshake,
  type Invocation,
} from '#app/core/hubs/protocol'

/** Frames that may wait while an earlier one is worked on; beyond it the socket is not read. */
const waitingFrames = 64

type Parts = {
  connection: HubConnection
  hub: Hub
  socket: WebSocket
  frameLimit: number
  handshakeTimeoutMs: number
  /** The handshake is done; false refuses the client. */
  opened: () => Promise<boolean>
  report: Report
}

/** Listens to one client: handshake first, then its messages strictly one after the other. */
export function converse({
  connection,
  hub,
  socket,
  frameLimit,
  handshakeTimeoutMs,
  opened,
  report,
}: Parts): void {
  const reader = new FrameReader(frameLimit)
  const patience = setTimeout(() => socket.close(1002, 'Handshake timeout.'), handshakeTimeoutMs)
  let shaken = false
  let waiting = 0
  let turn = Promise.resolve()

  socket.once('close', () => clearTimeout(patience))
  socket.on('message', (data, isBinary) => {
    connection.lastHeardAt = Date.now()
    try {
      if (isBinary) throw new ProtocolError('Binary messages are not supported.')
      for (const frame of reader.read(data.toString())) {
        if (shaken) enqueue(() => dispatch(frame))
        else handshake(frame)
      }
    } catch (error) {
      refuse(error)
    }
  })

  function handshake(frame: string): void {
    clearTimeout(patience)
    const refusal = refusedHandshake(frame)
    socket.send(frameOf(refusal ? { error: refusal } : {}))
    if (refusal) return socket.close(1002)
    shaken = true
    enqueue(async () => {
      if (!(await opened())) connection.close({ error: 'core.forbidden' })
    })
  }

  function enqueue(work: () => Promise<void>): void {
    if (++waiting > waitingFrames) socket.pause()
    turn = turn
      .then(work)
      .catch(refuse)
      .finally(() => {
        if (--waiting <= waitingFrames / 2 && socket.isPaused) socket.resume()
      })
  }

  async function dispatch(frame: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return
    const message = messageOf(frame)
    if (message.type === messageTypes.close) return socket.close(1000)
    if (message.type !== 'other') await invoke(message)
  }

  async function invoke(invocation: Invocation): Promise<void> {
    const { type, target, invocationId, streamIds } = invocation
    const answer = (content: { result?: unknown; error?: string }) => {
      if (invocationId !== undefined)
        connection.send({ type: messageTypes.completion, invocationId, ...content })
    }
    if (type === messageTypes.streamInvocation || streamIds?.length)
      return answer({ error: 'Streaming is not supported.' })
    const method = Object.hasOwn(hub.methods, target) ? hub.methods[target] : undefined
    if (!method) return answer({ error: `Unknown hub method '${target}'.` })
    try {
      const result = await method(connection, ...invocation.arguments)
      answer(result === undefined ? {} : { result })
    } catch (error) {
      answer({ error: sentenceOf(error, target) })
    }
  }

  /** Refusals travel as their code, which the client translates; of bugs the client learns nothing. */
  function sentenceOf(error: unknown, target: string): string {
    if (error instanceof DomainError) return error.key
    report(error, `hub method ${connection.hub}.${target} failed`)
    return 'core.unexpected'
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ProtocolError)) report(error, `hub ${connection.hub} failed`)
    connection.close({ error: error instanceof ProtocolError ? error.message : 'core.unexpected' })
  }
}
