import { Card, Fieldset, Stack } from '@mantine/core'
import type { Region, RegionInput } from '@shiftloom/backend/contracts/office'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useCan } from '#/lib/profile.ts'
import { ArchiveButton } from '#/ui/archive_button.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { SaveBar } from '#/ui/form/save_bar.tsx'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Screen } from '#/ui/screen.tsx'
import { archiveRegion, restoreRegion, regionQuery, updateRegion } from './queries.ts'
import { RegionFields } from './region_fields.tsx'

export function RegionScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const found = useQuery(regionQuery(id))
  return (
    <QueryScreen title={t('titles.region')} query={found}>
      {(row) => <Edit key={`${row.id} ${!row.active}`} row={row} />}
    </QueryScreen>
  )
}

function Edit({ row }: { row: Region }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const rules = rulesFor(t)
  const mayEdit = useCan('regions.edit')
  const mayArchive = useCan('regions.archive')
  const server = useServerForm({
    row,
    valuesOf: ({ name, country }: Region): RegionInput => ({ name, country }),
    validate: { name: rules.required },
    save: async (values, version) => {
      const saved = await updateRegion(row.id, version, values)
      cache.setQueryData(regionQuery(row.id).queryKey, saved)
      void cache.invalidateQueries({ queryKey: ['office', 'regions'] })
      return saved
    },
  })
  const { form } = server
  const name = row.name
  return (
    <Screen
      title={name}
      maxWidth={960}
      actions={
        mayArchive && (
          <ArchiveButton
            name={name}
            archived={!row.active}
            text={t('regions.archive_text')}
            archive={() => archiveRegion(row.id)}
            restore={() => restoreRegion(row.id)}
            after={() => cache.invalidateQueries({ queryKey: ['office', 'regions'] })}
          />
        )
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void server.submit()
        }}
      >
        <Fieldset variant="unstyled" disabled={!mayEdit}>
          <Stack gap="lg">
            <Card>
              <RegionFields form={form} />
            </Card>
          </Stack>
        </Fieldset>
        <SaveBar server={server} labelOf={(field) => t(`regions.field.${field}`)} />
      </form>
    </Screen>
  )
}
