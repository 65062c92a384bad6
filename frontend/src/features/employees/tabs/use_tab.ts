import { useSearchParams } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { employeeTabs, type EmployeeTab } from '../values/employee_values.ts'

/** The open tab, kept in the address, among those the person may see. */
export function useTab() {
  const [params, setParams] = useSearchParams()
  const allowed: Partial<Record<EmployeeTab, boolean>> = {
    // Health is part of it.
    working_time: useCan('employees.edit'),
    contracts: useCan('contracts.read'),
    rates: useCan('rates.read'),
  }
  const tabs = employeeTabs.filter((tab) => allowed[tab] !== false)
  const asked = params.get('tab') as EmployeeTab | null
  const tab: EmployeeTab = asked && tabs.includes(asked) ? asked : 'data'
  const open = (next: string | null) =>
    setParams(next === 'data' || !next ? {} : { tab: next }, { replace: true })
  return { tab, tabs, open }
}
