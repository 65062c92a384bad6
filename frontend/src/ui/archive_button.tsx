import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from './confirm.tsx'
import { toast } from './toast.ts'

type Props = {
  name: string
  archived: boolean
  /** What archiving means for others. */
  text: string
  archive: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** Reads again what shows it. */
  after: () => unknown
}

/** Takes something out of use after a question, or brings it back. */
export function ArchiveButton({ name, archived, text, archive, restore, after }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await work()
      toast({ type: 'success', text: t(done, { name }) })
    } catch {
      // What the server refuses is shown already.
    } finally {
      setBusy(false)
      after()
    }
  }
  const ask = async () => {
    const agreed = await confirm({
      title: t('core.archive.title', { name }),
      text,
      confirmLabel: t('core.archive.archive'),
      destructive: true,
    })
    if (agreed) await run(archive, 'core.archive.done')
  }
  return (
    <Button
      variant="default"
      loading={busy}
      onClick={() => void (archived ? run(restore, 'core.archive.restored') : ask())}
    >
      {t(archived ? 'core.archive.restore' : 'core.archive.archive')}
    </Button>
  )
}
