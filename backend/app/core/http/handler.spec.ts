import { randomUUID } from 'node:crypto'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { LoggerFactory } from '@adonisjs/core/factories/logger'
import { test } from '@japa/runner'
import { DomainError } from '#app/core/errors/domain_error'
import HttpExceptionHandler, { refusalOf } from '#app/core/http/handler'

const coded = (code: string, more: object = {}) => Object.assign(new Error('boom'), { code, ...more })

/** A request, and what is written to the log for it. */
function visit(traceId?: string) {
  const lines: string[] = []
  const context = new HttpContextFactory().create()
  context.logger = new LoggerFactory().merge({ enabled: true }).pushLogsTo(lines).create()
  if (traceId !== undefined) context.request.request.headers['x-request-id'] = traceId
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { context, logged }
}

async function answerTo(error: unknown, traceId?: string) {
  const { context } = visit(traceId)
  await new HttpExceptionHandler().handle(error, context)
  const { response } = context
  return {
    status: response.getStatus(),
    retryAfter: response.getHeader('retry-after'),
    body: response.getBody(),
  }
}

test.group('The answer to what was thrown', () => {
  test('asks the caller to come again while a store is away, and only then', async ({ assert }) => {
    const away = await answerTo(coded('40P01'))
    assert.deepInclude(away, { status: 503, retryAfter: '5' })
    const gone = await answerTo(new DomainError('core.not_found'))
    assert.deepInclude(gone, { status: 404, retryAfter: undefined })
  })

  test('bears the name the request has in the log, if it has one', async ({ assert }) => {
    const error = new DomainError('core.not_found')
    assert.equal((await answerTo(error, 'trace')).body.TraceId, 'trace')
    assert.equal((await answerTo(error)).body.TraceId, '')
  })

  test('is in the words a refusal brings along', async ({ assert }) => {
    const error = new DomainError('core.not_found', {}, (locale) => `In ${locale}.`)
    assert.equal((await answerTo(error)).body.ErrorMessage, 'In en-US.')
  })

  test('to invalid input is the sentence of the first field; fields of other refusals say nothing', async ({
    assert,
  }) => {
    const fields = [
      { field: 'name', rule: 'text', message: 'First.' },
      { field: 'note', rule: 'text', message: 'Second.' },
    ]
    for (const code of ['core.invalid_input', 'core.inconsistent_input'] as const)
      assert.equal((await answerTo(new DomainError(code, { fields }))).body.ErrorMessage, 'First.')
    const gone = await answerTo(new DomainError('core.not_found', { fields }))
    assert.notInclude(gone.body.ErrorMessage, 'First.')
  })
})

test.group('The refusal inside what was thrown', () => {
  test('of what libraries throw', ({ assert }) => {
    const noFields = { code: 'core.invalid_input', details: { fields: [] } }
    assert.deepEqual(refusalOf(coded('E_INVALID_JSON')), noFields)
    for (const status of [400, 422])
      assert.deepEqual(refusalOf(Object.assign(new Error('boom'), { status })), noFields)
    assert.deepEqual(refusalOf(Object.assign(new Error('boom'), { status: 413 })), {
      code: 'core.payload_too_large',
      details: {},
    })
    for (const bug of [new Error('boom'), null, undefined, 'text', coded('E_UNHEARD_OF', { status: 418 })])
      assert.deepEqual(refusalOf(bug), { code: 'core.unexpected', details: {} })
  })

  for (const [code, refusal] of Object.entries({
    E_ROUTE_NOT_FOUND: 'core.not_found',
    E_ROW_NOT_FOUND: 'core.not_found',
    E_REQUEST_ENTITY_TOO_LARGE: 'core.payload_too_large',
    ...Object.fromEntries(
      ['40P01', '40001', '55P03', '57014', '53300'].map((one) => [one, 'core.unavailable'])
    ),
  }))
    test(`is known by its code: ${code}`, ({ assert }) => {
      assert.deepEqual(refusalOf(coded(code)), { code: refusal, details: {} })
    })

  test('of input names each field with its rule and its sentence, and nothing else', ({ assert }) => {
    const problem = (rule: string) => ({ field: 'name', rule, message: 'A sentence.' })
    const messages = (...rules: string[]) => ({
      messages: rules.map((rule) => ({ ...problem(rule), meta: { min: 3 } })),
    })
    assert.deepEqual(refusalOf(coded('E_VALIDATION_ERROR', messages('text', 'distinct_by'))), {
      code: 'core.invalid_input',
      details: { fields: [problem('text'), problem('distinct_by')] },
    })
    assert.deepEqual(refusalOf(coded('E_VALIDATION_ERROR', messages('distinct_by'))), {
      code: 'core.inconsistent_input',
      details: { fields: [problem('distinct_by')] },
    })
  })
})

test.group('The log of what was thrown', () => {
  const reported = async (...errors: unknown[]) => {
    const { context, logged } = visit('trace')
    for (const error of errors) await new HttpExceptionHandler().report(error, context)
    return logged().map(({ err, traceId, leftOut, msg }) => ({
      code: (err as { code?: string }).code,
      ...{ traceId, leftOut, msg },
    }))
  }

  test('names each bug', async ({ assert }) => {
    const line = { code: 'E_BUG', traceId: 'trace', leftOut: undefined, msg: 'unexpected failure' }
    assert.deepEqual(await reported(coded('E_BUG'), coded('E_BUG')), [line, line])
  })

  test('has nothing of what is the doing of the caller', async ({ assert }) => {
    assert.deepEqual(await reported(new DomainError('core.not_found'), coded('E_ROW_NOT_FOUND')), [])
  })

  test('names a store that is away once in a while', async ({ assert }) => {
    // Codes of no other spec: what was named is remembered by the process.
    const [one, other] = [randomUUID(), randomUUID()]
    const away = (code: string) => coded(code, { message: 'timeout expired' })
    const line = (code: string) => ({ code, traceId: 'trace', leftOut: 0, msg: 'a store cannot be reached' })
    assert.deepEqual(await reported(away(one), away(one), away(other)), [line(one), line(other)])
  })
})
