import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQuery, useProfile } from '#/lib/account/profile.ts'
import { PictureField } from '#/domain/picture/picture_field.tsx'
import { toast } from '#/ui/toast.ts'
import { changePicture, employeeQuery, refreshPeople } from '../queries.ts'

/** Given and taken at once: the picture is no part of the form. */
export function EmployeePicture({ employee }: { employee: Employee }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const own = useProfile().employeeId === employee.id
  const change = useMutation({
    mutationFn: (picture: string | null) => changePicture(employee.id, picture),
    onSuccess: async ({ avatarUrl }) => {
      cache.setQueryData(employeeQuery(employee.id).queryKey, (person) => person && { ...person, avatarUrl })
      toast({ text: t('core.saved'), type: 'success' })
      if (own) await cache.invalidateQueries({ queryKey: profileQuery.queryKey })
      await refreshPeople(cache)
    },
  })
  return (
    <PictureField person={employee} busy={change.isPending} onChange={(picture) => change.mutate(picture)} />
  )
}
