import type { Clipboard } from '../model/clipboard.ts'
import type { Labels } from '../words/labels.ts'

/** What stands in the clipboard now: of one shift its times and position, of more how many and of which positions. */
export function copiedText({ items }: Clipboard, labels: Labels): string {
  const { t, format } = labels
  const drafts = items.map(({ draft }) => draft)
  const positions = [...new Set(drafts.map(({ positionId }) => labels.position(positionId ?? null)))]
  const [only] = drafts
  const what =
    drafts.length === 1 && only
      ? `${labels.times({ ...only, fullDay: false })} ${positions[0]}`
      : format.list(positions)
  return t('scheduling.toasts.copied', { count: drafts.length, what })
}
