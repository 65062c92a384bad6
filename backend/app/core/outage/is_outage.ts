type Thrown = {
  name?: string
  code?: string
  message?: string
  errors?: unknown[]
  cause?: unknown
}

/** Of sockets: nothing answers there, or what did has gone. */
const ofSockets = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
/** PostgreSQL codes: stopping, starting, stopped, connection lost, or the database accepts no connections for now. */
const ofPostgres = ['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '3D000']
/**
 * Of the drivers, which give these no code. Knex goes on after a BEGIN that failed on a lost connection, and the first query
 * of such a transaction says that it is complete. The last ones come from pools that were closed under their callers: a process
 * that leaves while a store is away closes them before its work has noticed.
 */
const sentences =
  /transaction query already complete|connection terminated|connection ended|client has encountered a connection error|not currently accepting connections|connection is closed|timeout expired|timeout exceeded when trying to connect|max retries per request|client was closed|unable to acquire a connection|pool after calling end|^aborted$/i

/** Whether a store cannot be reached at the moment: nothing is wrong with the request, and it may come again. */
export function isOutage(error: unknown): boolean {
  const thrown = (error ?? {}) as Thrown
  if (['KnexTimeoutError', 'MaxRetriesPerRequestError'].includes(thrown.name ?? '')) return true
  if (thrown.code && [...ofSockets, ...ofPostgres].includes(thrown.code)) return true
  if (typeof thrown.message === 'string' && sentences.test(thrown.message)) return true
  return (thrown.errors ?? []).some(isOutage)
}
