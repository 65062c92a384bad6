import { Button, type ButtonProps } from '@mantine/core'
import type { ImportKind } from '@shiftloom/backend/contracts/imports'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const ImportModal = lazy(() => import('./import_modal.tsx').then((file) => ({ default: file.ImportModal })))

type Props = { kind: ImportKind; size?: ButtonProps['size'] }

export function ImportButton({ kind, size }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconUpload size={size === 'sm' ? 16 : 18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('imports.open')}
      </Button>
      <Suspense fallback={null}>
        {open && <ImportModal kind={kind} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
