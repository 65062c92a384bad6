import { Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core'
import { localeOf, type Locale } from '@shiftloom/backend/contracts/enums'
import { IconPencil, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { isOfficeHost } from '#/lib/session/host.ts'
import { locationsQuery } from '#/domain/company/directory.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { loadFeatureTexts } from '#/lib/i18n/i18n.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { PersonAvatar } from '#/domain/people/person_avatar.tsx'
import { Screen } from '#/ui/screen.tsx'
import { NoticesCard } from './notices_card.tsx'
import classes from './profile_screen.module.css'
import { SecuritySection } from './security_section.tsx'
import { SignInHistory } from './sign_in_history.tsx'

const CalendarCard = lazy(async () => {
  const [file] = await Promise.all([
    import('#/domain/calendar_feed/calendar_card.tsx'),
    loadFeatureTexts('calendar_feed'),
  ])
  return { default: file.CalendarCard }
})

export function ProfileScreen() {
  const { t } = useTranslation()
  const format = useFormat()
  const profile = useProfile()
  const mayShare = useCan('calendar_feed.edit_own')
  return (
    <Screen
      title={t('account.profile.title')}
      description={t(isOfficeHost() ? 'account.profile.office_lead' : 'account.profile.lead')}
      maxWidth={1040}
    >
      <Card mb="lg" className={classes.head}>
        <PersonAvatar person={profile} size={72} />
        <div className={classes.words}>
          <Title order={2}>{format.personName(profile)}</Title>
          <Text c="dimmed">{t(`roles.${profile.role}`)}</Text>
        </div>
        {isOfficeHost() ? <OfficeButton id={profile.id} /> : <OwnButtons />}
      </Card>
      <SimpleGrid cols={isOfficeHost() ? 1 : 2} spacing="lg">
        <AccountCard />
        {!isOfficeHost() && <WorkCard />}
      </SimpleGrid>
      {!isOfficeHost() && <NoticesCard />}
      <Suspense>{mayShare && <CalendarCard />}</Suspense>
      <SecuritySection />
      <SignInHistory />
    </Screen>
  )
}

/** To what one may change, and to one's own code; those that are closed to a lapsed organisation are left out. */
function OwnButtons() {
  const { t } = useTranslation()
  const pathOf = useScreenPath()
  const edit = pathOf('my-profile-edit')
  const code = pathOf('my-qr-code')
  return (
    <Group gap="xs">
      {code && (
        <Button
          variant="default"
          component={Link}
          to={code}
          leftSection={<IconQrcode size={18} aria-hidden />}
        >
          {t('account.profile.qr_code')}
        </Button>
      )}
      {edit && (
        <Button component={Link} to={edit} leftSection={<IconPencil size={18} aria-hidden />}>
          {t('account.profile.edit')}
        </Button>
      )}
    </Group>
  )
}

function OfficeButton({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Button
      component={Link}
      to={`/office/my-profile/${id}`}
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      {t('account.profile.edit')}
    </Button>
  )
}

function AccountCard() {
  const { t } = useTranslation()
  const format = useFormat()
  const profile = useProfile()
  return (
    <Facts title={t('account.profile.account')}>
      <Fact label={t('account.profile.name')}>{format.personName(profile)}</Fact>
      <Fact label={t('account.profile.email')}>{profile.email}</Fact>
      <Fact label={t('account.phone.label')}>{profile.phone ?? t('account.phone.none')}</Fact>
      <Fact label={t('account.profile.language')}>{languageName(localeOf(profile.language))}</Fact>
    </Facts>
  )
}

function WorkCard() {
  const { t } = useTranslation()
  const format = useFormat()
  const { organisationName, timeZone, mainLocationId, locationIds } = useProfile()
  const { data: locations = [] } = useQuery(locationsQuery)
  const nameOf = (id: string | null) => locations.find((location) => location.id === id)?.name
  const names = locationIds.map(nameOf).filter((name) => name !== undefined)
  return (
    <Facts title={t('account.profile.work')}>
      <Fact label={t('account.profile.organisation')}>{organisationName}</Fact>
      <Fact label={t('account.profile.main_location')}>
        {nameOf(mainLocationId) ?? t('account.profile.none')}
      </Fact>
      <Fact label={t('account.profile.locations')}>
        {names.length > 0 ? format.list(names.sort(format.compare)) : t('account.profile.none')}
      </Fact>
      <Fact label={t('account.profile.time_zone')}>{timeZone.replaceAll('_', ' ')}</Fact>
    </Facts>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <dl className={classes.facts}>{children}</dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale.slice(0, 2)) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
