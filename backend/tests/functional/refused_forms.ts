import type { Assert } from '@japa/assert'
import type { ApiClient } from '@japa/api-client'
import type { Sentence } from '#tests/functional/refusals'
import { eachOf } from '#tests/world/lanes'

/** The changes that spoil a form, the field that is named and the code: a rule of the field, or one of the catalogue. */
export type Refusal = readonly [changes: object, field: string | null, code: string, sentence: Sentence]
export type Form = {
  method?: 'POST' | 'PUT' | 'DELETE'
  url: string
  body: object
  refusals: readonly Refusal[]
}

const languages = ['en-US', 'pl-PL', 'vi-VN']

type Problem = { field: string; rule: string; message: string }
type Refused = { Code: string; ErrorMessage: string; Details: { field?: string; fields?: Problem[] } }

/** Sends each spoilt form with the token, or without one, and reads the one sentence about the one field. */
export async function assertRefused(
  { client, assert }: { client: ApiClient; assert: Assert },
  { method = 'POST', url, body, refusals }: Form,
  token: string | null
): Promise<void> {
  // A sentence is read in all languages once, then in one after another.
  const asked = refusals.flatMap((refusal, at) => {
    const isNew = refusals.findIndex(([, , , sentence]) => sentence === refusal[3]) === at
    return languages.flatMap((language, index) =>
      isNew || at % 3 === index ? { refusal, language, index } : []
    )
  })
  await eachOf(asked, async ({ refusal: [changes, field, code, sentence], language, index }) => {
    const request = client
      .request(url, method)
      .json({ ...body, ...changes })
      .header('Language', language)
    const answer = await (token === null ? request : request.bearerToken(token))
    const { Code, ErrorMessage, Details } = answer.body() as Refused
    const [problem, ...others] = Details?.fields ?? []
    assert.deepEqual(
      {
        status: answer.status(),
        field: problem?.field ?? Details?.field ?? null,
        code: problem?.rule ?? Code,
        sentence: problem?.message ?? ErrorMessage,
        others,
      },
      { status: 400, field, code, sentence: sentence[index], others: [] },
      JSON.stringify(changes)
    )
  })
}
