import { Card } from '@mantine/core'
import type { OfficeUser } from '@shiftloom/backend/contracts/office'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { ArchiveButton } from '#/ui/archive_button.tsx'
import { EditScreen } from '#/ui/edit_screen.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { archiveUser, restoreUser, userQuery, updateUser } from './queries.ts'
import { UserFields } from './user_fields.tsx'
import { inputOf, valuesOf } from './user_values.ts'

export function UserScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const found = useQuery(userQuery(id))
  return (
    <QueryScreen title={t('titles.user')} query={found}>
      {(row) => <Edit key={`${row.id} ${row.status === 'archived'}`} row={row} />}
    </QueryScreen>
  )
}

function Edit({ row }: { row: OfficeUser }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const rules = rulesFor(t)
  const mayEdit = useCan('office_users.edit')
  const mayArchive = useCan('office_users.archive')
  const format = useFormat()
  const own = useProfile()
  const mayChangeRole = useCan('office_users.change_role')
  const server = useServerForm({
    row,
    valuesOf,
    validate: { name: rules.required, surname: rules.required, email: rules.email, phone: rules.phone },
    save: async (values, version) => {
      const saved = await updateUser(row.id, version, inputOf(values))
      cache.setQueryData(userQuery(row.id).queryKey, saved)
      void cache.invalidateQueries({ queryKey: ['office', 'users'] })
      void cache.invalidateQueries({ queryKey: ['office', 'events'] })
      return saved
    },
  })
  const { form } = server
  const name = format.personName(row)
  return (
    <EditScreen
      title={name}
      actions={
        mayArchive &&
        row.id !== own.id && (
          <ArchiveButton
            name={name}
            archived={row.status === 'archived'}
            text={t('users.archive_text')}
            archive={() => archiveUser(row.id)}
            restore={() => restoreUser(row.id)}
            after={() => cache.invalidateQueries({ queryKey: ['office'] })}
          />
        )
      }
      server={server}
      mayEdit={mayEdit}
      labelOf={(field) => t(`users.field.${field}`)}
      below={<ScreenPart place="office.user.events" />}
    >
      <Card>
        <UserFields
          form={form}
          globalAdmins="office_users.assign_global_admin"
          roleFixed={row.id === own.id || !mayChangeRole}
        />
      </Card>
    </EditScreen>
  )
}
