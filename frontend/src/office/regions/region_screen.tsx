import { Card } from '@mantine/core'
import type { Region, RegionInput } from '@shiftloom/backend/contracts/office'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ScreenPart } from '#/lib/screen_part.tsx'
import { useCan } from '#/lib/profile.ts'
import { ArchiveButton } from '#/ui/archive_button.tsx'
import { EditScreen } from '#/ui/edit_screen.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { QueryScreen } from '#/ui/query_screen.tsx'
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
          <ArchiveButton
            name={name}
            archived={!row.active}
            text={t('regions.archive_text')}
            archive={() => archiveRegion(row.id)}
            restore={() => restoreRegion(row.id)}
            after={() => cache.invalidateQueries({ queryKey: ['office'] })}
          />
        )
      }
      server={server}
      mayEdit={mayEdit}
      labelOf={(field) => t(`regions.field.${field}`)}
      below={<ScreenPart place="office.region.events" />}
    >
      <Card>
        <RegionFields form={form} />
      </Card>
    </EditScreen>
  )
}
