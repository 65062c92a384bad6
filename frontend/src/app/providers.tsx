import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#/lib/api/query_client.ts'
import { ConfirmProvider } from '#/ui/confirm.tsx'
import { cssVariables, theme } from '#/ui/theme.ts'
import { Toaster } from '#/ui/toaster.tsx'
import { AwayNotice } from './away_notice.tsx'
import { LastResort } from './crash_screen.tsx'
import { RefreshNotice } from './refresh_notice.tsx'

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <LastResort>
        <QueryClientProvider client={queryClient}>
          <ConfirmProvider>{children}</ConfirmProvider>
          <AwayNotice />
          <RefreshNotice />
          <Toaster />
        </QueryClientProvider>
      </LastResort>
    </MantineProvider>
  )
}
