import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { employeeQuery, generatePin, identifyEmployee } from '../queries.ts'

/** Gives and takes PIN and card, at once: they are no part of the form. */
export function useIdentification({ id, access }: Employee) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const [pin, setPin] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const show = (now: NonNullable<Employee['access']>) =>
    cache.setQueryData(employeeQuery(id).queryKey, (person) => person && { ...person, access: now })
  const work = async (act: () => Promise<void>) => {
    setBusy(true)
    // What fails has been shown already.
    await act().catch(() => undefined)
    setBusy(false)
  }
  const take = async (what: 'pin' | 'card') => {
    const agreed = await confirm({
      title: t(`employees.identification.take_${what}_title`),
      text: t(`employees.identification.take_${what}_text`),
      confirmLabel: t(`employees.identification.take_${what}`),
      destructive: true,
    })
    if (!agreed) return
    await work(async () => {
      show(await identifyEmployee(id, what === 'pin' ? { kioskPin: null } : { cardCode: null }))
      if (what === 'pin') setPin(null)
    })
  }

  return {
    pin,
    busy,
    generate: async () => {
      const question = {
        title: t('employees.identification.replace_title'),
        text: t('employees.identification.replace_text'),
        confirmLabel: t('employees.identification.new_pin'),
      }
      if (access?.hasPin && !(await confirm(question))) return
      await work(async () => {
        const made = await generatePin(id)
        setPin(made.pin)
        show({ cardLast4: access?.cardLast4 ?? null, hasPin: true })
      })
    },
    takePin: () => take('pin'),
    takeCard: () => take('card'),
    setCard: async (cardCode: string) => {
      show(await identifyEmployee(id, { cardCode }))
      toast({ text: t('core.saved'), type: 'success' })
    },
  }
}
