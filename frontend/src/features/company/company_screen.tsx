import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { Screen } from '#/ui/screen.tsx'
import { CodeTab } from './code/code_tab.tsx'
import { GeneralTab } from './general_tab.tsx'
import { HolidaysTab } from './holidays/holidays_tab.tsx'
import { PositionsSection } from './positions_section.tsx'
import { RequestTypesTab } from './request_types/request_types_tab.tsx'
import { TagsSection } from './tags_section.tsx'

/** The tabs there are, by their word in the address. */
const tabs: Record<string, () => ReactNode> = {
  general: () => <GeneralTab />,
  positions_tags: () => (
    <>
      <PositionsSection />
      <TagsSection />
    </>
  ),
  requests: () => <RequestTypesTab />,
  holidays: () => <HolidaysTab />,
  code: () => <CodeTab />,
}
/** One width for all, so that nothing jumps from tab to tab; tables of rules need this much. */
const width = 1200

export function CompanyScreen() {
  const { t } = useTranslation()
  const { tab = '' } = useParams()
  const go = useNavigate()
  const panel = tabs[tab]
  if (!panel) return <Navigate to="/company_settings/general" replace />
  return (
    <Screen title={t('company.title')} description={t(`company.${tab}.description`)} maxWidth={width}>
      <Tabs value={tab} onChange={(next) => void go(`/company_settings/${next}`)} keepMounted={false}>
        <Tabs.List mb="lg">
          {Object.keys(tabs).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`company.${name}.tab`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>{panel()}</Tabs.Panel>
      </Tabs>
    </Screen>
  )
}
