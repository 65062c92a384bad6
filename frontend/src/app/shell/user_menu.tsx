import { Menu, Text, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconChartBar, IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { consent } from '#/lib/session/consent.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { isOfficeHost } from '#/lib/session/host.ts'
import { enumsQuery, useProfile } from '#/lib/account/profile.ts'
import { session } from '#/lib/session/session.ts'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { useSignOut } from '../sign_out.ts'
import classes from './user_menu.module.css'

export function UserMenu() {
  const { t } = useTranslation()
  const format = useFormat()
  const profile = useProfile()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const enums = useQuery(enumsQuery).data
  const asksConsent = [enums?.analytics, enums?.telemetry].some((one) => one?.consent === 'ask')
  const name = format.personName(profile)
  return (
    <Menu width={240} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <PersonAvatar person={profile} size={32} />
          <span className={classes.text}>
            <span className={classes.name}>{name}</span>
            <span className={classes.role}>{t(`roles.${profile.role}`)}</span>
          </span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Text fz="xs" c="dimmed" px="sm" py={6} truncate>
          {profile.email}
        </Text>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUserCircle size={18} stroke={1.6} />}
          onClick={() => void navigate(isOfficeHost() ? '/office/my-profile' : '/my-profile')}
        >
          {t('nav.my-profile')}
        </Menu.Item>
        {asksConsent && (
          <Menu.Item leftSection={<IconChartBar size={18} stroke={1.6} />} onClick={consent.reconsider}>
            {t('app.analytics_consent')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} />} onClick={() => void signOut()}>
          {t(session.isImpersonating() ? 'app.end_impersonation' : 'app.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
