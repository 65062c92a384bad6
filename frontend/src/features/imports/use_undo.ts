import type { Import, ImportKind } from '@shiftloom/backend/contracts/imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'
import { useKind } from './kind_context.ts'
import { showImport, undoImport } from './queries.ts'

const textsOf: Record<ImportKind, string> = {
  employees: 'imports.undo.text',
  metric_records: 'imports.records.undo_text',
  leave_balances: 'imports.balances.undo_text',
}

/** Takes a whole import back, after a question. */
export function useUndo() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const kind = useKind()
  const undo = useMutation({ mutationFn: undoImport, onSuccess: (begun) => showImport(cache, begun) })
  return {
    isPending: undo.isPending,
    /** @returns whether it was begun */
    ask: async ({ id, fileName }: Pick<Import, 'id' | 'fileName'>): Promise<boolean> => {
      const agreed = await confirm({
        title: t('imports.undo.title', { file: fileName }),
        text: t(textsOf[kind]),
        confirmLabel: t('imports.undo.open'),
        destructive: true,
      })
      if (agreed) await undo.mutateAsync(id).catch(() => {})
      return agreed
    },
  }
}
