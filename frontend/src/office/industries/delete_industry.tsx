import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useConfirm } from '#/ui/confirm.tsx'
import { toast } from '#/ui/toast.ts'
import { deleteIndustry } from './queries.ts'

/** Deletes an industry for good after a question; one that is used is refused with the number of organisations. */
export function DeleteIndustry({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const cache = useQueryClient()
  const go = useNavigate()
  const deleting = useMutation({
    mutationFn: () => deleteIndustry(id),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['office', 'industries'], refetchType: 'none' })
      toast({ type: 'success', text: t('industries.delete.done', { name }) })
      void go('/office/industries')
    },
  })
  const ask = async () => {
    const agreed = await confirm({
      title: t('industries.delete.title', { name }),
      text: t('industries.delete.text'),
      confirmLabel: t('industries.delete.run'),
      destructive: true,
    })
    if (agreed) deleting.mutate()
  }
  return (
    <Button variant="default" color="red" loading={deleting.isPending} onClick={() => void ask()}>
      {t('industries.delete.run')}
    </Button>
  )
}
