import type { Locale } from '@shiftloom/backend/contracts/enums'
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { enumsQuery, profileQuery } from '#/lib/account/profile.ts'
import { renderScreen } from './render.tsx'

/** Who may do everything in a company. */
const administrator = {
  id: 'u1',
  employeeId: 'me',
  role: 4,
  language: 0,
  timeZone: 'Europe/Warsaw',
  locationIds: [],
  licenseFunctionalities: { OnlineWorkSchedule: true },
  metricsEnabled: false,
}

type Options = {
  feature: string
  /** Parts of it whose texts come later than its screen. */
  parts?: string[]
  locale?: Locale
  path?: string
  profile?: object
  /** What the server has answered already, by the key of its query. */
  known?: [QueryKey, unknown][]
}

/** A screen of a signed-in person in a language, above what the server has answered already. */
export async function renderSeeded(shown: ReactNode, options: Options) {
  const { feature, parts = [], locale = 'en-US', path = '/', profile = {}, known = [] } = options
  await startI18n(locale)
  await i18n.changeLanguage(locale)
  for (const name of [feature, ...parts]) await loadFeatureTexts(name)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(profileQuery.queryKey, { ...administrator, ...profile } as never)
  client.setQueryData(enumsQuery.queryKey, { languages: [{ id: 0, description: 'English' }] } as never)
  for (const [key, data] of known) client.setQueryData(key, data)
  await renderScreen(<QueryClientProvider client={client}>{shown}</QueryClientProvider>, { feature, path })
  return client
}

/** The field of a form by the path of its value or its name, whatever the language calls it. */
export const fieldAt = (path: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[data-path="${path}"], [name="${path}"]`)
  if (!found) throw new Error(`No field holds ${path}: ${screen.queryByRole('dialog')?.textContent ?? ''}`)
  return found
}

/** The sentence a field is described by as wrong. */
export const problemAt = (path: string): string | null =>
  document.getElementById(`${fieldAt(path).id}-error`)?.textContent ?? null
