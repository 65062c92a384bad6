import { Card, Group, Stack, Switch } from '@mantine/core'
import type { IndustryDetails, IndustryInput } from '@shiftloom/backend/contracts/office'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { useCan } from '#/lib/account/profile.ts'
import { TextField } from '#/ui/fields.tsx'
import { ArchiveButton } from '#/ui/archive_button.tsx'
import { EditScreen } from '#/ui/edit_screen.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { archiveIndustry, restoreIndustry, industryQuery, updateIndustry } from './queries.ts'
import { DeleteIndustry } from './delete_industry.tsx'
import { IndustryPositions } from './industry_positions.tsx'

const valuesOf = ({ name, recommended, positions }: IndustryDetails): IndustryInput => ({
  ...{ name, recommended, positions },
})

export function IndustryScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const found = useQuery(industryQuery(id))
  return (
    <QueryScreen title={t('titles.industry')} query={found}>
      {(row) => <Edit key={`${row.id} ${row.archived}`} row={row} />}
    </QueryScreen>
  )
}

function Edit({ row }: { row: IndustryDetails }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const rules = rulesFor(t)
  const mayEdit = useCan('industries.edit')
  const mayArchive = useCan('industries.delete')
  const server = useServerForm({
    row,
    valuesOf,
    validate: {
      name: rules.required,
      positions: { name: rules.required },
    },
    save: async (values, version) => {
      const saved = await updateIndustry(row.id, version, values)
      cache.setQueryData(industryQuery(row.id).queryKey, saved)
      void cache.invalidateQueries({ queryKey: ['office', 'industries'] })
      void cache.invalidateQueries({ queryKey: ['office', 'events'] })
      return saved
    },
  })
  const { form } = server
  const name = row.name
  return (
    <EditScreen
      title={name}
      actions={
        mayArchive && (
          <Group gap="sm">
            <ArchiveButton
              name={name}
              archived={row.archived}
              text={t('industries.archive_text')}
              archive={() => archiveIndustry(row.id)}
              restore={() => restoreIndustry(row.id)}
              after={() => cache.invalidateQueries({ queryKey: ['office'] })}
            />
            <DeleteIndustry id={row.id} name={name} />
          </Group>
        )
      }
      server={server}
      mayEdit={mayEdit}
      labelOf={(field) => t(`industries.field.${field}`)}
      below={<ScreenPart place="office.industry.events" />}
    >
      <Card>
        <Stack>
          <TextField label={t('industries.field.name')} withAsterisk {...form.getInputProps('name')} />
          <Switch
            label={t('industries.field.recommended')}
            {...form.getInputProps('recommended', { type: 'checkbox' })}
          />
          <IndustryPositions form={form} mayEdit={mayEdit} />
        </Stack>
      </Card>
    </EditScreen>
  )
}
