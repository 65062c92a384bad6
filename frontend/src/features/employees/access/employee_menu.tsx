import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconEye,
  IconMail,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { writableRoles } from '@shiftloom/backend/contracts/abilities'
import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { useArchive } from './use_archive.tsx'
import { useInvitation, waits } from './use_invitation.ts'

/** May the asking person change this one: by ability, and by the role of the other. */
export function useMayEdit(person: Pick<EmployeeListItem, 'role'>): boolean {
  const { role } = useProfile()
  return useCan('employees.edit') && writableRoles(role).includes(person.role)
}

export function EmployeeMenu({ person }: { person: EmployeeListItem }) {
  const { t } = useTranslation()
  const format = useFormat()
  const me = useProfile()
  const mayEdit = useMayEdit(person)
  const mayArchive = useCan('employees.archive') && mayEdit && me.employeeId !== person.id
  const mayDelete = useCan('employees.delete') && mayEdit && me.employeeId !== person.id
  const { archive, restore, remove } = useArchive()
  const invite = useInvitation()
  return (
    <Menu withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('employees.menu', { name: format.personName(person) })}
          onClick={(event) => event.stopPropagation()}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        <Menu.Item
          component={Link}
          to={`/employees/${person.id}/details`}
          leftSection={<IconEye size={16} />}
        >
          {t('employees.show')}
        </Menu.Item>
        {mayEdit && (
          <Menu.Item component={Link} to={`/employees/${person.id}`} leftSection={<IconPencil size={16} />}>
            {t('core.edit')}
          </Menu.Item>
        )}
        {mayEdit && waits(person) && (
          <Menu.Item leftSection={<IconMail size={16} />} onClick={() => invite(person)}>
            {t(person.accountStatus === 'invited' ? 'employees.invite_again' : 'employees.invite_now')}
          </Menu.Item>
        )}
        {mayArchive && !person.archived && (
          <Menu.Item
            color="red.8"
            leftSection={<IconArchive size={16} />}
            onClick={() => void archive(person)}
          >
            {t('employees.archive.confirm')}
          </Menu.Item>
        )}
        {mayArchive && person.archived && (
          <Menu.Item leftSection={<IconArchiveOff size={16} />} onClick={() => void restore(person)}>
            {t('employees.archive.restore')}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item color="red.8" leftSection={<IconTrash size={16} />} onClick={() => void remove(person)}>
            {t('core.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
