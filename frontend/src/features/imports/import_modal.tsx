import { Modal, Stepper } from '@mantine/core'
import type { ImportKind } from '@shiftloom/backend/contracts/imports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckStep } from './check_step.tsx'
import { ColumnsStep } from './columns_step.tsx'
import { FileStep } from './file_step.tsx'
import { KindContext } from './kind_context.ts'
import { importQuery } from './queries.ts'
import { ResultStep } from './result_step.tsx'
import { useImportFile } from './use_import_file.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'

type Place = { step: 'file' | 'columns' } | { step: 'import'; id: string }

/** Brings people or records in from a file: which file, what its columns are, what would happen, and what happened. */
export function ImportModal({ kind, onClose }: { kind: ImportKind; onClose: () => void }) {
  useFocusBack()
  const { t } = useTranslation()
  const file = useImportFile(kind)
  const [place, setPlace] = useState<Place>({ step: 'file' })
  const id = place.step === 'import' ? place.id : null
  const found = useQuery({ ...importQuery(id ?? ''), enabled: id !== null })
  const isChecking = !found.data || ['draft', 'checking', 'checked'].includes(found.data.state)
  const active = place.step === 'file' ? 0 : place.step === 'columns' ? 1 : isChecking ? 2 : 3

  return (
    <Modal
      opened
      onClose={onClose}
      size={1080}
      title={t(`imports.title.${kind}`)}
      closeButtonProps={{ 'aria-label': t('core.close') }}
      closeOnClickOutside={false}
    >
      <KindContext value={kind}>
        <Stepper active={active} size="sm" mb="lg" allowNextStepsSelect={false}>
          <Stepper.Step label={t('imports.step.file')} />
          <Stepper.Step label={t('imports.step.columns')} />
          <Stepper.Step label={t('imports.step.check')} />
          <Stepper.Step label={t('imports.step.result')} />
        </Stepper>
        {place.step === 'file' && (
          <FileStep
            file={file}
            onNext={() => setPlace({ step: 'columns' })}
            onShow={(shown) => setPlace({ step: 'import', id: shown })}
          />
        )}
        {place.step === 'columns' && file.file?.table && (
          <ColumnsStep
            file={file.file}
            table={file.file.table}
            rows={file.rows}
            onBack={() => setPlace({ step: 'file' })}
            onSent={(sent) => setPlace({ step: 'import', id: sent })}
          />
        )}
        {active === 2 && (
          <CheckStep found={found} onBack={() => setPlace({ step: file.file ? 'columns' : 'file' })} />
        )}
        {active === 3 && (
          <ResultStep
            done={found.data!}
            onClose={onClose}
            onAnother={() => {
              file.forget()
              setPlace({ step: 'file' })
            }}
          />
        )}
      </KindContext>
    </Modal>
  )
}
