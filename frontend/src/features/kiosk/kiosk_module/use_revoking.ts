import type { Kiosk } from '@shiftloom/backend/contracts/kiosks'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { useRevokeKiosk } from './queries.ts'

/** Asks first: the people at the device notice at once. */
export function useRevoking(): (kiosk: Kiosk) => Promise<void> {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutateAsync } = useRevokeKiosk()
  return async ({ id, name }) => {
    const agreed = await confirm({
      title: t('kiosk_module.revoke_title', { name }),
      text: t('kiosk_module.revoke_text'),
      confirmLabel: t('kiosk_module.revoke'),
      destructive: true,
    })
    if (!agreed) return
    await mutateAsync(id).then(
      () => toast({ type: 'success', text: t('kiosk_module.revoked') }),
      // The failure was shown where it happened.
      () => {}
    )
  }
}
