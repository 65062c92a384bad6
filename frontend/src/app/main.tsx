import '@fontsource-variable/inter/wght.css'
import '#/ui/styles_at_start.css'
import '#/ui/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { endedSession } from '#/lib/session/ended_session.ts'
import { onApiFailure } from '#/lib/api/http.ts'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { profileQuery } from '#/lib/account/profile.ts'
import { queryClient } from '#/lib/api/query_client.ts'
import { reportUncaught } from '#/lib/failures/report.ts'
import { refusedHere } from '#/lib/screens/refused_here.ts'
import { session, startSession } from '#/lib/session/session.ts'
import { askForToken } from './ask_for_token.ts'
import { reactionTo } from './failures.ts'
import { Providers } from './providers.tsx'
import { router } from './router.tsx'

const view = () => router.state.matches.at(-1)?.route.path ?? null
reportUncaught(() =>
  import('#/lib/api/error_reports.ts').then(({ createReporter }) => createReporter({ view }))
)
startSession(askForToken)
session.onEnding((userId) => endedSession.keep(userId, queryClient.getQueryData(profileQuery.queryKey)))
session.subscribe(() => session.token() && endedSession.forget())
onApiFailure(
  reactionTo(
    (path) => void router.navigate(path),
    (status) => refusedHere.show(router.state.location.key, status)
  )
)
await startI18n()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
)
