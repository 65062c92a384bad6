import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '#/lib/i18n/i18n.ts'
import { withFonts } from './fonts.ts'
import { fieldAt, problemAt, renderSeeded } from './seeded.tsx'
import type { Sentences } from './sentences.ts'

/** A form on its screen, what is typed wrong into it, and what it says then. */
export type Form = {
  feature: string
  shown: ReactNode
  path?: string
  /** Other than an administrator's. */
  profile?: object
  /** What the server has answered already, by the key of its query. */
  known?: [QueryKey, unknown][]
  /** The button that opens the form, and the one that sends it where the form does not hear Enter: by the keys of their words. */
  opens?: string
  sends?: string
  /** Fields by the path of their value; null: as it stands there. */
  wrong: [field: string, typed: string | null, said: Sentences][]
  /** What is right beside it. */
  typed?: Record<string, string>
  /** What makes it right, and the fields at which a refusal of the server has to stand. */
  refused?: { typed?: Record<string, string>; fields: string[] }
}

/** Milliseconds until a form counts as hanging: some screens are big, and the machine may be busy. */
const longest = 30_000
const sent: string[] = []
let refused: string[] = []
const sentence = (field: string) => `The server does not like ${field}.`

const respond = (url: string, changing: boolean): Response => {
  if (changing) {
    sent.push(url)
    const fields = refused.map((field) => ({ field, rule: 'any', message: sentence(field) }))
    return new Response(JSON.stringify({ ErrorMessage: 'No.', Details: { fields } }), { status: 400 })
  }
  const result = url.includes('deletion-request') ? null : { items: [], total: 0 }
  return new Response(JSON.stringify({ result }), { status: 200 })
}

const press = (key: string) => fireEvent.click(screen.getByRole('button', { name: i18n.t(key) }))

async function open(form: Form, locale: keyof Sentences) {
  await renderSeeded(form.shown, { ...form, locale })
  if (form.opens) press(form.opens)
  await waitFor(() => fieldAt(form.wrong[0]![0]))
  const write = (field: string, value: string) => fireEvent.change(fieldAt(field), { target: { value } })
  const send = () => {
    if (form.sends) press(form.sends)
    else fireEvent.submit(fieldAt(form.wrong[0]![0]).form!)
  }
  return { write, send }
}

const locales = ['en-US', 'pl-PL', 'vi-VN'] as const

/** A sentence is read in every language once, then in one after another. */
function turnsOf(forms: Record<string, Form>) {
  const known = new Set<Sentences>()
  return Object.entries(forms).flatMap(([name, form], at) => {
    const isNew = form.wrong.some(([, , said]) => !known.has(said))
    for (const [, , said] of form.wrong) known.add(said)
    const turns = isNew ? locales : [locales[at % locales.length]!]
    return turns.map((locale) => ({ name, form, locale }))
  })
}

/** That each form says what is wrong at the field, in every language, and sends nothing; and where refusals of the server stand. */
export function describeForms(forms: Record<string, Form>): void {
  beforeEach(() => {
    sent.length = 0
    refused = []
    vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) =>
      Promise.resolve(respond(url, method !== 'GET'))
    )
    withFonts()
  })

  test.each(turnsOf(forms))(
    'what is wrong with $name is said in $locale',
    async ({ form, locale }) => {
      const { write, send } = await open(form, locale)
      for (const [field, typed] of Object.entries(form.typed ?? {})) write(field, typed)
      for (const [field, typed] of form.wrong) if (typed !== null) write(field, typed)
      send()
      for (const [field, , said] of form.wrong)
        await waitFor(() => expect([field, problemAt(field)]).toEqual([field, said[locale]]))
      expect(sent).toEqual([])
    },
    longest
  )

  test.each(Object.entries(forms).filter(([, form]) => form.refused))(
    'what the server refuses of the form of %s stands at its field',
    async (_name, form) => {
      const { typed = {}, fields } = form.refused!
      const { write, send } = await open(form, 'en-US')
      for (const [field, value] of Object.entries(typed)) write(field, value)
      refused = fields
      send()
      for (const field of fields)
        await waitFor(() => expect([field, problemAt(field)]).toEqual([field, sentence(field)]))
      expect(sent).toHaveLength(1)
    },
    longest
  )
}
