import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { organisationStatuses } from '@shiftloom/backend/contracts/enums'
import type { OfficeOrganisationDetails } from '@shiftloom/backend/contracts/office'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { dateExample, timeExample } from '#/domain/company/writing_choices.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { countryName } from '#/domain/company/regions.ts'
import { enumsQuery, useCan } from '#/lib/account/profile.ts'
import { browserZone, todayIn } from '#/lib/time/time_zone.ts'
import { useConfirm } from '#/ui/confirm.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { choicesQuery, organisationQuery, useChanges } from './queries.ts'
import { DeletionCard } from './deletion_card.tsx'
import { OrganisationLogo } from './organisation_logo.tsx'
import { StatusBadge } from './status_badge.tsx'
import { TrialModal } from './trial_modal.tsx'
import { UserList } from './user_list.tsx'

/** One customer: what is known, who has an account, and what the provider may decide. */
export function OrganisationDetailsScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const organisation = useQuery(organisationQuery(id))
  if (!organisation.data)
    return (
      <Screen title={t('titles.organization-details')}>
        {organisation.isLoadingError ? (
          <ErrorState error={organisation.error} onRetry={organisation.refetch} />
        ) : (
          <RowsSkeleton />
        )}
      </Screen>
    )
  return <Details organisation={organisation.data} />
}

type Props = { organisation: OfficeOrganisationDetails }

function Details({ organisation }: Props) {
  const { t } = useTranslation()
  return (
    <Screen
      title={organisation.name}
      description={
        <Group gap="sm" component="span">
          <OrganisationLogo url={organisation.logoUrl} size={44} />
          <StatusBadge status={organisation.status} />
        </Group>
      }
      maxWidth={1080}
      actions={<Actions organisation={organisation} />}
    >
      <Stack gap="lg">
        <DeletionCard organisation={organisation} />
        <Facts organisation={organisation} />
        <Card>
          <Title order={2} fz="lg" mb="sm">
            {t('organisations.users.title')}
          </Title>
          <UserList organisation={organisation} />
        </Card>
        <ScreenPart place="office.organisation.events" />
      </Stack>
    </Screen>
  )
}

function Actions({ organisation: { id, name, status, trialEndsOn, trialIsOver } }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { archive, restore } = useChanges(id)
  const mayArchive = useCan('organisations.archive')
  const mayEdit = useCan('organisations.edit')
  const mayExtend = useCan('trials.extend') && (status === organisationStatuses.trial || trialIsOver)
  const [extending, setExtending] = useState(false)
  const isArchived = status === organisationStatuses.archived
  const close = async () => {
    const agreed = await confirm({
      title: t('organisations.archive.title', { name }),
      text: t('organisations.archive.text'),
      confirmLabel: t('organisations.archive.confirm'),
      destructive: true,
    })
    if (agreed)
      archive.mutate(undefined, {
        onSuccess: () => toast({ type: 'success', text: t('organisations.archive.done', { name }) }),
      })
  }
  return (
    <>
      {mayExtend && <Button onClick={() => setExtending(true)}>{t('organisations.trial.extend')}</Button>}
      {mayEdit && (
        <Button
          variant="default"
          component={Link}
          to={`/office/organization/${id}`}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t('organisations.edit')}
        </Button>
      )}
      {mayArchive && isArchived && (
        <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate()}>
          {t('organisations.archive.restore')}
        </Button>
      )}
      {mayArchive && !isArchived && (
        <Button variant="default" loading={archive.isPending} onClick={() => void close()}>
          {t('organisations.archive.open')}
        </Button>
      )}
      {extending && <TrialModal id={id} endsOn={trialEndsOn} onClose={() => setExtending(false)} />}
    </>
  )
}

function Facts({ organisation }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const choices = useQuery(choicesQuery).data
  const carer = choices?.carers.find(({ id }) => id === organisation.carerUserId)
  const { street, postalCode, city } = organisation.address
  const languages = useQuery(enumsQuery).data?.languages ?? []
  const day = (value: string | null) => value && format.day(value, 'numeric')
  const instant = (value: string | null) => value && format.instant(value, browserZone())
  const facts: [string, ReactNode][] = [
    ['country', countryName(format, organisation.country)],
    ['language', languages.find(({ id }) => id === organisation.language)?.description],
    ['currency', organisation.currency],
    ['timeZone', organisation.timeZone.replaceAll('_', ' ')],
    ['taxId', organisation.taxId],
    ['registrationNumber', organisation.registrationNumber],
    ['contactPerson', organisation.contactPerson],
    ['address', [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
    ['region', organisation.region],
    [
      'industry',
      choices?.industries.find(({ key }) => key === organisation.industry)?.name ?? organisation.industry,
    ],
    ['companySize', organisation.companySize?.replace('-', '–')],
    ['aboutUsSource', organisation.aboutUsSource && t(`organisations.source.${organisation.aboutUsSource}`)],
    ['dateFormat', dateExample(organisation.dateFormat)],
    ['timeFormat', timeExample(organisation.timeFormat)],
    ['carer', carer ? format.personName(carer) : organisation.carer],
    ['trialEndsOn', day(organisation.trialEndsOn)],
    ['licenceExpiresOn', day(organisation.licenceExpiresOn)],
    [
      'licencePositions',
      organisation.licencePositions !== null && format.number(organisation.licencePositions),
    ],
    ['metricsEnabled', t(organisation.metricsEnabled ? 'form.yes' : 'form.no')],
    ['createdAt', day(todayIn(browserZone(), new Date(organisation.createdAt)))],
    ['users', format.number(organisation.users)],
    ['lastSignedInAt', instant(organisation.lastSignedInAt)],
  ]
  return (
    <Card>
      <SimpleGrid cols={3} spacing="lg">
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <Text fz="sm" c="dimmed" mb={4}>
                  {t(`organisations.field.${key}`)}
                </Text>
                <Text>{value}</Text>
              </div>
            )
        )}
      </SimpleGrid>
    </Card>
  )
}
