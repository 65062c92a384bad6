import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'
import { useUnsavedGuard } from '#/ui/form/use_unsaved_guard.ts'

/** Asks before anything typed is lost: by leaving the screen, and by what is wrapped in the answer. */
export function useLeaving(isDirty: boolean): (act: () => void) => Promise<void> {
  const { t } = useTranslation()
  const confirm = useConfirm()
  useUnsavedGuard(isDirty)
  return async (act) => {
    const question = {
      ...{ title: t('form.leave_title'), text: t('form.leave_text'), confirmLabel: t('form.leave') },
      ...{ cancelLabel: t('form.stay'), destructive: true },
    }
    if (!isDirty || (await confirm(question))) act()
  }
}
