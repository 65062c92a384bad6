import { Button, SimpleGrid } from '@mantine/core'
import type { OfficeOrganisationDetails } from '@shiftloom/backend/contracts/office'
import { IconEye } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { useCan } from '#/lib/account/profile.ts'
import { EditScreen } from '#/ui/edit_screen.tsx'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Section } from '#/ui/section.tsx'
import { CarerField, CompanyFields, EnterpriseFields, RegionalFields } from './organisation_fields.tsx'
import { inputOf, organisationRules, valuesOf } from './organisation_values.ts'
import { organisationQuery, updateOrganisation } from './queries.ts'
import { StatusBadge } from './status_badge.tsx'
import { useDescribe } from './use_describe.ts'

/** One customer, editable with the right to do so; others see the same fields. */
export function OrganisationScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const found = useQuery(organisationQuery(id))
  return (
    <QueryScreen title={t('titles.organization')} query={found}>
      {(organisation) => <Edit key={organisation.id} organisation={organisation} />}
    </QueryScreen>
  )
}

function Edit({ organisation }: { organisation: OfficeOrganisationDetails }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const mayEdit = useCan('organisations.edit')
  const describe = useDescribe()
  const server = useServerForm({
    row: organisation,
    valuesOf,
    validate: organisationRules(t),
    save: async (values, version) => {
      const saved = await updateOrganisation(organisation.id, version, inputOf(values))
      cache.setQueryData(organisationQuery(organisation.id).queryKey, saved)
      void cache.invalidateQueries({ queryKey: ['office', 'organisations'] })
      void cache.invalidateQueries({ queryKey: ['office', 'events'] })
      return saved
    },
  })
  const { form } = server
  return (
    <EditScreen
      title={organisation.name}
      description={<StatusBadge status={organisation.status} />}
      maxWidth={1080}
      actions={
        <Button
          component={Link}
          to={`/office/organization/${organisation.id}/details`}
          variant="default"
          leftSection={<IconEye size={16} aria-hidden />}
        >
          {t('organisations.show')}
        </Button>
      }
      server={server}
      mayEdit={mayEdit}
      labelOf={(field) => t(`organisations.field.${field === 'name' ? 'company' : field}`)}
      describe={describe}
      below={<ScreenPart place="office.organisation.events" />}
    >
      <Section title={t('organisations.section.company')}>
        <CompanyFields form={form} />
      </Section>
      <Section title={t('organisations.section.regional')}>
        <RegionalFields form={form} />
      </Section>
      <Section title={t('organisations.section.care')}>
        <SimpleGrid cols={2}>
          <CarerField form={form} />
        </SimpleGrid>
      </Section>
      <Section title={t('organisations.section.enterprise')}>
        <EnterpriseFields form={form} />
      </Section>
    </EditScreen>
  )
}
