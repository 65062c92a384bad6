import type { ApiFailure } from '#/lib/failures/api_failure.ts'
import { i18n } from '#/lib/i18n/i18n.ts'
import { toast } from '#/ui/toast.ts'

type Go = (path: string) => void
/** Whether the error page is shown at the address of the screen. */
type ShowHere = (status: 403 | 404) => boolean

/** Refusals that leave the screen as it is. */
const inPlace = [400, 409, 429]

/**
 * What the person sees when a request fails; the caller learns of the failure afterwards. What cannot be read shows its
 * page at the address that names it; after a change, the address of the page leads back to the screen.
 */
export function reactionTo(go: Go, showHere: ShowHere): (failure: ApiFailure, isRead: boolean) => void {
  return (failure, isRead) => {
    const { status, message, traceId } = failure
    if (status === 0)
      return void toast({ id: 'unreachable', type: 'error', text: i18n.t('core.unreachable_text') })
    if (status === 401 || status === 503) return
    if (inPlace.includes(status)) {
      return void toast({
        type: status === 400 ? 'error' : 'warning',
        text: message || i18n.t(`core.status_${status}`),
      })
    }
    if (status === 403 || status === 404) {
      if (!isRead || !showHere(status)) go(`/error/${status}`)
      return
    }
    go(traceId ? `/error/500?traceId=${encodeURIComponent(traceId)}` : '/error/500')
  }
}
