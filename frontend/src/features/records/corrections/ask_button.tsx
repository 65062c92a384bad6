import { Button } from '@mantine/core'
import { IconPencilQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CorrectionModal, type CorrectedWork } from './correction_modal.tsx'

/** Opens the form that asks for a correction. */
export function AskButton({ work, label }: { work: CorrectedWork; label?: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencilQuestion size={16} aria-hidden />}
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        {t(work.record ? 'records.correction.ask' : 'records.correction.ask_missing')}
      </Button>
      {isOpen && <CorrectionModal work={work} onClose={() => setIsOpen(false)} />}
    </>
  )
}
