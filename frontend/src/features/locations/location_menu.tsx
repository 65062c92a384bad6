import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconCopyPlus, IconDots, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react'
import type { Location } from '@shiftloom/backend/contracts/organisation'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { useDuplicateLocation } from './use_duplicate_location.ts'

type Props = {
  location: Location
  mayOpen: boolean
  onCopy: (location: Location) => void
  onDelete: (location: Location) => void
}

export function LocationMenu({ location, mayOpen, onCopy, onDelete }: Props) {
  const { t } = useTranslation()
  const pathOf = useScreenPath()
  const mayDuplicate = useCan('localizations.duplicate')
  const mayDelete = useCan('localizations.delete')
  const mayCopy = useCan('localizations.copy')
  const duplicate = useDuplicateLocation()
  const employees = pathOf('employees')
  return (
    <Menu withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('locations.menu', { name: location.name })}
          onClick={(event) => event.stopPropagation()}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        {employees && (
          <Menu.Item
            component={Link}
            to={`${employees}?location=${location.id}`}
            leftSection={<IconUsers size={16} />}
          >
            {t('locations.show_people')}
          </Menu.Item>
        )}
        {mayOpen && (
          <Menu.Item
            component={Link}
            to={`/localizations/${location.id}`}
            leftSection={<IconPencil size={16} />}
          >
            {t('core.edit')}
          </Menu.Item>
        )}
        {mayCopy && (
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => onCopy(location)}>
            {t('locations.copy')}
          </Menu.Item>
        )}
        {mayDuplicate && (
          <Menu.Item leftSection={<IconCopyPlus size={16} />} onClick={() => duplicate(location)}>
            {t('locations.duplicate')}
          </Menu.Item>
        )}
        {mayDelete && (
          <Menu.Item color="red.8" leftSection={<IconTrash size={16} />} onClick={() => onDelete(location)}>
            {t('core.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
