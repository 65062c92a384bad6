import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmployeeTab } from '../values/employee_values.ts'
import { useTab } from './use_tab.ts'

type Props = { panels: Record<EmployeeTab, () => ReactNode> }

/** The same tabs for reading and for editing; only the open one is drawn. */
export function EmployeeTabs({ panels }: Props) {
  const { t } = useTranslation()
  const { tab, tabs, open } = useTab()
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List mb="lg">
        {tabs.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`employees.tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {name === tab && panels[name]()}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
