import { Stack, Tabs } from '@mantine/core'
import type { Region } from '@shiftloom/backend/contracts/office'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { ArchiveButton } from '#/ui/archive_button.tsx'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Screen } from '#/ui/screen.tsx'
import { RegionKinds } from './kinds/region_kinds.tsx'
import { archiveRegion, regionQuery, restoreRegion } from './queries.ts'
import { RegionForm } from './region_form.tsx'

export function RegionScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const found = useQuery(regionQuery(id))
  return (
    <QueryScreen title={t('titles.region')} query={found}>
      {(row) => <RegionPage key={`${row.id} ${!row.active}`} row={row} />}
    </QueryScreen>
  )
}

function RegionPage({ row }: { row: Region }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const mayArchive = useCan('regions.archive')
  const maySeeKinds = useCan('region_requests.read')
  const tab = maySeeKinds && address.get('tab') === 'requests' ? 'requests' : 'settings'
  return (
    <Screen
      title={row.name}
      maxWidth={maySeeKinds ? 1200 : 960}
      actions={
        mayArchive && (
          <ArchiveButton
            name={row.name}
            archived={!row.active}
            text={t('regions.archive_text')}
            archive={() => archiveRegion(row.id)}
            restore={() => restoreRegion(row.id)}
            after={() => cache.invalidateQueries({ queryKey: ['office'] })}
          />
        )
      }
    >
      <Stack gap="lg">
        {maySeeKinds ? (
          // What was typed stays while the other tab is looked at.
          <Tabs
            value={tab}
            onChange={(next) => setAddress(next === 'requests' ? { tab: next } : {}, { replace: true })}
          >
            <Tabs.List mb="lg">
              <Tabs.Tab value="settings">{t('regions.tab.settings')}</Tabs.Tab>
              <Tabs.Tab value="requests">{t('regions.tab.requests')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="settings">
              <RegionForm row={row} />
            </Tabs.Panel>
            <Tabs.Panel value="requests">
              {tab === 'requests' && <RegionKinds regionId={row.id} />}
            </Tabs.Panel>
          </Tabs>
        ) : (
          <RegionForm row={row} />
        )}
        <ScreenPart place="office.region.events" />
      </Stack>
    </Screen>
  )
}
