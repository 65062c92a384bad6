import { camel, kebab, pascal } from '#app/core/scaffold/spellings'
import { locales } from '#contracts/enums'

/** The files of a new module's screen, by their path below `frontend/`. It lists what the module's endpoint answers. */
export function screenFiles(name: string): Map<string, string> {
  const folder = `src/features/${name}`
  const files = new Map([
    [`${folder}/routes.tsx`, routes(name)],
    [`${folder}/queries.ts`, queries(name)],
    [`${folder}/${name}_screen.tsx`, screen(name)],
    [`${folder}/${name}_screen.spec.tsx`, spec(name)],
  ])
  for (const locale of locales)
    files.set(`${folder}/locales/${locale}.json`, `${JSON.stringify(texts[locale], null, 2)}\n`)
  return files
}

export const titles = { 'en-US': 'Notes', 'pl-PL': 'Notatki', 'vi-VN': 'Ghi chú' }

const texts = {
  'en-US': { title: titles['en-US'], empty: 'No notes', empty_text: 'Nothing has been noted yet.' },
  'pl-PL': { title: titles['pl-PL'], empty: 'Brak notatek', empty_text: 'Nic jeszcze nie zanotowano.' },
  'vi-VN': { title: titles['vi-VN'], empty: 'Không có ghi chú', empty_text: 'Chưa có gì được ghi lại.' },
}

const routes = (name: string) => `import { IconNotes } from '@tabler/icons-react'
import type { AppRoute } from '#/lib/screens/app_route.ts'

export const routes: AppRoute[] = [
  {
    path: '/${name}',
    name: '${kebab(name)}',
    titleKey: 'titles.${kebab(name)}',
    feature: '${name}',
    load: () => import('./${name}_screen.tsx').then((file) => file.${pascal(name)}Screen),
    menu: { group: 'organisation', order: 90, icon: IconNotes },
  },
]
`

const queries = (name: string) => `import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

export const notesQuery = queryOptions({
  queryKey: ['${camel(name)}', 'notes'],
  queryFn: ({ signal }) => http.get('/${kebab(name)}/notes', undefined, { quiet: true, signal }),
})
`

const screen = (name: string) => `import { List } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { notesQuery } from './queries.ts'

/** The notes of the organisation. */
export function ${pascal(name)}Screen() {
  const { t } = useTranslation()
  return (
    <Screen title={t('${name}.title')}>
      <Notes />
    </Screen>
  )
}

function Notes() {
  const { t } = useTranslation()
  const notes = useQuery(notesQuery)
  if (notes.isLoadingError) return <ErrorState error={notes.error} onRetry={notes.refetch} />
  if (!notes.data) return <RowsSkeleton />
  if (notes.data.length === 0)
    return <EmptyState title={t('${name}.empty')} description={t('${name}.empty_text')} />
  return (
    <List aria-label={t('${name}.title')}>
      {notes.data.map(({ id, text }) => (
        <List.Item key={id}>{text}</List.Item>
      ))}
    </List>
  )
}
`

/** Of the screen's folder. Imports of this very file are read as text, and may not climb. */
const testing = '../../../testing'

const spec = (name: string) => `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith } from '${testing}/answers.ts'
import { renderScreen } from '${testing}/render.tsx'
import { ${pascal(name)}Screen } from './${name}_screen.tsx'

const path = 'GET /${kebab(name)}/notes'

test('the notes are listed', async () => {
  answerWith({ [path]: { result: [{ id: 'n1', text: 'First' }] } })
  await renderScreen(<${pascal(name)}Screen />, { feature: '${name}' })
  expect((await screen.findByRole('listitem')).textContent).toBe('First')
})

test('a list without notes says so', async () => {
  answerWith({ [path]: { result: [] } })
  await renderScreen(<${pascal(name)}Screen />, { feature: '${name}' })
  expect(await screen.findByText('No notes')).toBeTruthy()
})
`
