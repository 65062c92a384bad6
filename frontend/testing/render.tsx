import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { i18n, loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { ConfirmProvider } from '#/ui/confirm.tsx'
import { theme } from '#/ui/theme.ts'

/** A component with all that stands above it in the app, in English. */
export async function renderScreen(
  screen: ReactNode,
  { feature, path = '/' }: { feature: string; path?: string }
) {
  if (!i18n.isInitialized) await startI18n('en-US')
  await loadFeatureTexts(feature)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <ConfirmProvider>
          <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
        </ConfirmProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
