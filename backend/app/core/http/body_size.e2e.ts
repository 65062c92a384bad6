import { request as send } from 'node:http'
import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { acting, world } from '#tests/world/world'

const tags = '/api/organisation-management/tags'
const sentences = {
  'en-US': 'The data is too large. Send less at once, or a smaller file.',
  'pl-PL': 'Przesłane dane są zbyt duże. Wyślij mniej naraz albo mniejszy plik.',
  'vi-VN': 'Dữ liệu gửi lên quá lớn. Hãy gửi ít hơn hoặc chọn tệp nhỏ hơn.',
}

test.group('A body that is too large', () => {
  test('is refused in the reader’s language with a trace, and nothing is written', async ({
    client,
    assert,
  }) => {
    const { admin } = await world()
    for (const [language, sentence] of Object.entries(sentences)) {
      const answer = await client
        .post(tags)
        .json({ name: 'Nocna', more: 'x'.repeat(4_200_000) })
        .header('Language', language)
        .bearerToken(admin.token)
      answer.assertStatus(413)
      const { TraceId, ...failure } = answer.body()
      assert.deepEqual(failure, { ErrorMessage: sentence, Code: 'core.payload_too_large', Details: {} })
      assert.isNotEmpty(TraceId)
    }
    assert.lengthOf(await acting(admin, () => rows('select id from tags')), 0)
  })

  test('that says so is refused before it is sent, files too', async ({ assert }) => {
    const { admin } = await world()
    for (const [language, sentence] of Object.entries(sentences)) {
      const answer = await headOnly(21_000_000, {
        'content-type': 'multipart/form-data; boundary=x',
        authorization: `Bearer ${admin.token}`,
        language,
      })
      assert.equal(answer.status, 413)
      assert.equal(answer.body.ErrorMessage, sentence)
      assert.isNotEmpty(answer.body.TraceId)
    }
  })
})

type Answer = { status: number; body: { ErrorMessage: string; TraceId: string } }

/** Announces so many bytes and waits for the answer without sending them. */
const headOnly = (bytes: number, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { HOST: host, PORT: port } = process.env
    const asked = send(
      { host, port, path: tags, method: 'POST', headers: { ...headers, 'content-length': bytes } },
      async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk as Buffer)
        resolve({
          status: answer.statusCode!,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Answer['body'],
        })
        asked.destroy()
      }
    )
    asked.on('error', reject)
    asked.flushHeaders()
  })
