import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { enumsQuery } from '#/lib/account/profile.ts'
import { loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { HelpArea } from './help_area.tsx'

beforeEach(async () => {
  await startI18n('en-US')
  await loadFeatureTexts('home')
})

const none = { phone: null, knowledgeBase: null, chat: null, email: null }

function show(help: object) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  cache.setQueryData(enumsQuery.queryKey, { languages: [], help } as never)
  render(
    <QueryClientProvider client={cache}>
      <MantineProvider>
        <HelpArea />
      </MantineProvider>
    </QueryClientProvider>
  )
}

test('each way to get help that is configured has its link', () => {
  show({ ...none, phone: '+48 22 123 45 67', chat: 'https://chat.example.com' })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:+48221234567', 'https://chat.example.com'])
})

test('without any there is no help area', () => {
  show(none)
  expect(screen.queryByRole('region')).toBeNull()
})
