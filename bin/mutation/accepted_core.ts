import type { Accepted } from './accepted_change.ts'

const bodies = 'backend/app/core/http/read_body.ts'
const answers = 'backend/app/core/http/handler.ts'
const conversation = 'backend/app/core/hubs/conversation.ts'
const jpeg = 'backend/app/core/storage/jpeg.ts'
const connection = 'backend/app/core/hubs/connection.ts'
const hubServer = 'backend/app/core/hubs/hub_server.ts'
const rules = 'backend/app/core/validation/rules.ts'
const onlyText = 'A rule follows one that lets nothing but text through.'

/** Of requests, hubs and files. */
export const acceptedCore: readonly Accepted[] = [
  {
    file: connection,
    line: "if (!(await this.#parts.hubCode.mayJoin(this, group))) throw new DomainError('core.forbidden', { group })",
    replacement: '{}',
    reason: 'A client of a hub hears the code of a refusal alone.',
  },
  ...(
    [
      ['if (this.#closing || socket.readyState !== socket.OPEN) return', 'false'],
      [
        'if (this.#closing || socket.readyState !== socket.OPEN) return',
        'this.#closing && socket.readyState !== socket.OPEN',
      ],
      ['if (this.#closing) return', 'false'],
      ['this.#closing = true', 'false'],
      ['if (socket.readyState === socket.OPEN) {', 'true'],
    ] as const
  ).map(([line, replacement]) => ({
    ...{ file: connection, line, replacement },
    reason:
      'A socket that is not open drops what is written to it, and one that is being closed is not open.',
  })),
  ...['""', '() => undefined'].map((replacement) => ({
    file: connection,
    line: "socket.once('close', () => clearTimeout(cut))",
    replacement,
    reason: 'A socket that has closed is cut off in vain.',
  })),
  ...[
    "if (typeof value !== 'string' || !exists(value))",
    "if (typeof value !== 'string' || !clockTimes.test(value))",
    "typeof value !== 'string' ||",
    "if (typeof value !== 'string' || !zoneExists(value))",
    "if (typeof value !== 'string' || !locationCodes.test(value))",
    "if (typeof value !== 'string' || !currencies.has(value))",
    "if (typeof value !== 'string' || !/^[A-Z]{2}$/.test(value) || value === 'ZZ' || !regions.of(value))",
  ].map((line) => ({
    ...{ file: rules, line, part: "typeof value !== 'string'", replacement: 'false' },
    reason: onlyText,
  })),
  ...[
    "if (typeof value === 'string' && !lettersOrDigits.test(value))",
    "if (typeof value === 'string' && /[\\p{Cc}\\u2028\\u2029]/u.test(value))",
  ].map((line) => ({
    ...{ file: rules, line, part: "typeof value === 'string'", replacement: 'true' },
    reason: onlyText,
  })),
  {
    file: rules,
    line: 'if (!/^[A-Za-z]/.test(zone)) return false',
    replacement: '/[A-Za-z]/',
    reason: 'Zones that begin with another character, which are offsets, have no letter at all.',
  },
  {
    file: rules,
    line: '} catch {',
    replacement: '{}',
    reason: 'Its caller takes `undefined` for no.',
  },
  {
    file: 'backend/app/core/queue/job_failure.ts',
    line: "const frames = (error.stack ?? '').split('\\n').filter((line) => /^\\s+at /.test(line))",
    replacement: '"Stryker was here!"',
    reason: 'Neither is the place of an error.',
  },
  {
    file: 'backend/app/core/hubs/jobs_hub.ts',
    line: "const [kind = '', id = ''] = group.split(':')",
    replacement: '"Stryker was here!"',
    reason: 'No kind has that name, and no piece of work that id.',
  },
  {
    file: 'backend/app/core/http/turns.ts',
    line: 'clearTimeout(next.giveUp)',
    replacement: ';',
    reason: 'One that has its turn is refused in vain: its promise is kept already.',
  },
  {
    file: 'backend/app/core/mail/mailbox_pages.ts',
    line: 'const style = `',
    replacement: '``',
    reason: 'How the pages of development look guards nothing.',
  },
  ...['/(.{8})(.{4})(.{4})(.{4})(.{12})$/', '/^(.{8})(.{4})(.{4})(.{4})(.{12})/'].map((replacement) => ({
    file: 'backend/app/core/http/owner_token.ts',
    line: "const organisationId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')",
    replacement,
    reason: 'A token that matches always gives 32 digits.',
  })),
  {
    file: 'backend/app/core/storage/content_type.ts',
    line: '} catch {',
    replacement: '{}',
    reason: 'Its caller takes `undefined` for no.',
  },
  {
    file: jpeg,
    line: 'if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null',
    replacement: 'bytes.length <= 4',
    reason: 'Four bytes hold no segment, so they are refused either way.',
  },
  {
    file: jpeg,
    line: 'for (let at = 2; at + 4 <= bytes.length;) {',
    replacement: 'at + 4 < bytes.length',
    reason: 'With nothing behind a head there is no scan.',
  },
  {
    file: jpeg,
    line: 'if (end > bytes.length || end < at + 4) return null',
    replacement: 'end >= bytes.length',
    reason: 'A scan without data shows no picture, whether it is let in or not.',
  },
  ...[
    { part: 'end < at + 4', replacement: 'false' },
    { part: 'at + 4', replacement: 'at - 4' },
  ].map((change) => ({
    file: jpeg,
    line: 'if (end > bytes.length || end < at + 4) return null',
    ...change,
    reason: 'A length of 0 or 1 leads to its own bytes, which begin no segment.',
  })),
  ...['""', '() => undefined'].map((replacement) => ({
    file: conversation,
    line: "socket.once('close', () => clearTimeout(patience))",
    replacement,
    reason: 'A socket that has closed already is closed once more, which changes nothing.',
  })),
  ...['true', '""'].map((replacement) => ({
    file: conversation,
    line: "if (message.type !== 'other') await invoke(message, isWithin(frame, argumentsSize))",
    replacement,
    reason: 'What is no call names no method and waits for no answer: nothing is called either way.',
  })),
  {
    file: conversation,
    line: 'answer(result === undefined ? {} : { result })',
    replacement: 'false',
    reason: 'JSON leaves out what is undefined.',
  },
  {
    file: conversation,
    line: 'if (++done % framesInARow === 0) await setImmediate()',
    replacement: '--done',
    reason: 'Counted downwards, as many messages are between two turns.',
  },
  {
    file: answers,
    line: "return sayUnavailable((error as Thrown)?.code ?? 'none', (leftOut) =>",
    replacement: '(error as Thrown).code',
    reason: 'What is no object is never taken for a store that is away.',
  },
  {
    file: answers,
    line: "return sayUnavailable((error as Thrown)?.code ?? 'none', (leftOut) =>",
    replacement: '""',
    reason: 'No store has either name for a code: failures without one are counted together by both.',
  },
  {
    file: bodies,
    line: "if (!request.complete) unpacked.destroy(new Error('The sender has gone.'))",
    replacement: '""',
    reason: 'Every failure to unpack becomes the same refusal; its words are read by no one.',
  },
  {
    file: bodies,
    line: 'request.unpipe()',
    replacement: ';',
    reason: 'The unpacker is destroyed right after, and a pipe lets go of what is destroyed.',
  },
  {
    file: bodies,
    line: '} catch {',
    replacement: '{}',
    reason: 'What is no JSON has no value, which is no object: it is refused the same way.',
  },
  ...['this.#closing = true', "if (this.#closing) return refuse(socket, '503 Service Unavailable')"].map(
    (line) => ({
      file: hubServer,
      line,
      replacement: 'false',
      reason: 'The web socket server is closed as well, and answers the same to what still arrives.',
    })
  ),
  {
    file: hubServer,
    line: 'this.#sockets.close()',
    replacement: ';',
    reason: 'What still arrives is refused before it gets there.',
  },
  {
    file: hubServer,
    line: 'clearInterval(this.#timer)',
    replacement: ';',
    reason: 'Without connections there is nothing to look after, and the timer keeps no process alive.',
  },
  {
    file: hubServer,
    line: "const url = new URL(request.url ?? '', 'http://hubs')",
    replacement: '"Stryker was here!"',
    reason: 'A request that has arrived always names an address.',
  },
  {
    file: hubServer,
    line: 'else socket.destroy()',
    replacement: ';',
    reason: 'A socket that cannot be written to is gone with its client already.',
  },
  {
    file: hubServer,
    line: 'if (now - connection.lastHeardAt > clientTimeoutMs) connection.terminate()',
    replacement: 'now - connection.lastHeardAt >= clientTimeoutMs',
    reason: 'A millisecond sooner or later is nothing beside a beat of a second.',
  },
  {
    file: hubServer,
    line: 'else if (now - connection.lastSentAt >= keepAliveMs) connection.send({ type: messageTypes.ping })',
    replacement: 'now - connection.lastSentAt > keepAliveMs',
    reason: 'A millisecond sooner or later is nothing beside a beat of a second.',
  },
  {
    file: hubServer,
    line: "socket.on('error', () => socket.destroy())",
    replacement: '() => undefined',
    reason:
      'A socket that fails is destroyed by Node; being heard keeps its failure from ending the process.',
  },
  {
    file: hubServer,
    line: 'if (connection.sessionEndsAt <= Date.now()) await this.#watch.look([connection])',
    replacement: 'connection.sessionEndsAt < Date.now()',
    reason: 'A session is over at its last millisecond or at the next one.',
  },
  {
    file: hubServer,
    line: 'if (connection.sessionEndsAt > Date.now()) connection.sendFrame(frame)',
    replacement: 'connection.sessionEndsAt >= Date.now()',
    reason: 'A session is over at its last millisecond or at the next one.',
  },
  {
    file: hubServer,
    line: 'if (socket.readyState !== socket.OPEN) return true',
    part: 'true',
    replacement: 'false',
    reason: 'Whether a client that has gone is refused or let in makes no difference to it.',
  },
  ...['/^Bearer (.+)/', '"Stryker was here!"'].map((replacement) => ({
    file: hubServer,
    line: "const bearerOf = ({ headers }: IncomingMessage) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]",
    replacement,
    reason:
      'A header is one line, which is taken to its end; where there is none, neither text names a token.',
  })),
  {
    file: hubServer,
    line: 'if (socket.writable) socket.end(`HTTP/1.1 ${status}\\r\\nConnection: close\\r\\nContent-Length: 0\\r\\n\\r\\n`)',
    replacement: 'true',
    reason: 'A socket that cannot be written to is gone with its client already: what is written is dropped.',
  },
]
