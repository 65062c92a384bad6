import { setImmediate } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { DomainError } from '#app/core/errors/domain_error'
import { isWithin } from '#app/core/http/json_size'
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

/** What a hub method may be given: none takes more than a list of ids. */
const argumentsSize = { values: 2_000, members: 100, names: 100, depth: 16 }
/** Frames after which others of the process have their turn. */
const framesInARow = 50
/** Frames that may wait while an earlier one is worked on; beyond it the socket is not read. */
const waitingFrames = 64

type Parts = {
  connection: HubConnection
  hub: Hub
  socket: WebSocket
  frameLimit: number
  framesPerMessage: number
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
  framesPerMessage,
  handshakeTimeoutMs,
  opened,
  report,
}: Parts): void {
  const reader = new FrameReader(frameLimit, framesPerMessage)
  const patience = setTimeout(() => socket.close(1002, 'Handshake timeout.'), handshakeTimeoutMs)
  let shaken = false
  let [waiting, done] = [0, 0]
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
    if (++done % framesInARow === 0) await setImmediate()
    if (socket.readyState !== socket.OPEN) return
    const message = messageOf(frame)
    if (message.type === messageTypes.close) return socket.close(1000)
    if (message.type !== 'other') await invoke(message, isWithin(frame, argumentsSize))
  }

  async function invoke(invocation: Invocation, isReadable: boolean): Promise<void> {
    const { type, target, invocationId, streamIds } = invocation
    const answer = (content: { result?: unknown; error?: string }) => {
      if (invocationId !== undefined)
        connection.send({ type: messageTypes.completion, invocationId, ...content })
    }
    if (type === messageTypes.streamInvocation || streamIds?.length)
      return answer({ error: 'Streaming is not supported.' })
    const method = Object.hasOwn(hub.methods, target) ? hub.methods[target] : undefined
    if (!method) return answer({ error: `Unknown hub method '${target}'.` })
    if (!isReadable) return answer({ error: 'core.invalid_input' })
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
