import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { roles } from '@shiftloom/backend/contracts/enums'
import type { Employee } from '@shiftloom/backend/contracts/organisation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useParams } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { EditForm } from '#/ui/form/edit_form.tsx'
import { rulesFor } from '#/ui/form/rules.ts'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { Screen } from '#/ui/screen.tsx'
import { ContractsTab } from '../contracts/contracts_tab.tsx'
import { DataFields } from './data_fields.tsx'
import { useMayEdit } from '../access/employee_menu.tsx'
import { EmployeePending } from '../people/employee_pending.tsx'
import { EmployeeTabs } from '../tabs/employee_tabs.tsx'
import { tabOfField, updateOf, valuesOf, type BreakValues } from '../values/employee_values.ts'
import { PlacesFields } from './places_fields.tsx'
import { employeeQuery, refreshPeople, updateEmployee } from '../queries.ts'
import { RatesTab } from '../rates/rates_tab.tsx'
import { RegistrationFields } from './registration_fields.tsx'
import { RequestsFields } from './requests_fields.tsx'
import { ScheduleFields } from './schedule_fields.tsx'
import { useDescribe } from '../values/use_describe.ts'
import { useConfirmEmail } from '../access/use_confirm_email.ts'
import { useTab } from '../tabs/use_tab.ts'
import { WorkingTimeFields } from '../working_time/working_time_fields.tsx'

export function EmployeeEditScreen() {
  const { id = '' } = useParams()
  const employee = useQuery(employeeQuery(id))
  if (!employee.data) return <EmployeePending query={employee} />
  return <EditEmployee key={id} employee={employee.data} />
}

function EditEmployee({ employee }: { employee: Employee }) {
  const { t } = useTranslation()
  const format = useFormat()
  const cache = useQueryClient()
  const { open } = useTab()
  const { search } = useLocation()
  const rules = rulesFor(t)
  const mayEdit = useMayEdit(employee)
  const confirmEmail = useConfirmEmail(employee)
  const describe = useDescribe()
  const server = useServerForm({
    row: employee,
    valuesOf,
    validate: {
      name: rules.required,
      surname: rules.required,
      email: rules.email,
      phone: rules.phone,
      mainLocationId: (value: string | null, { role }) =>
        value || role >= roles.advisor ? null : t('core.required'),
      breaks: (breaks: BreakValues[]) =>
        breaks.every(({ minutes }) => Number(minutes) >= 1) ? null : t('employees.breaks.wrong'),
    },
    save: async (values, version) => {
      const saved = await updateEmployee(employee.id, updateOf(values, version))
      cache.setQueryData(employeeQuery(employee.id).queryKey, saved)
      void refreshPeople(cache)
      return saved
    },
    onFieldErrors: (fields) => fields[0] && open(tabOfField(fields[0])),
  })
  if (!mayEdit) return <Navigate to={`/employees/${employee.id}/details`} replace />

  const submit = async () => {
    // Nothing is asked about an address that is none.
    const wrong = server.form.validate().hasErrors
    if (wrong || (await confirmEmail(server.form.values.email))) await server.submit()
  }
  return (
    <Screen
      title={format.personName(employee)}
      description={t(`roles.${employee.role}`)}
      maxWidth={1120}
      actions={
        <Button
          component={Link}
          to={{ pathname: `/employees/${employee.id}/details`, search }}
          variant="default"
          leftSection={<IconEye size={16} />}
        >
          {t('employees.show')}
        </Button>
      }
    >
      <EditForm
        server={{ ...server, submit }}
        labelOf={(field) => t(`employees.field.${field}`)}
        describe={describe}
      >
        <EmployeeTabs
          panels={{
            data: () => <DataFields form={server.form} employee={employee} />,
            places: () => <PlacesFields form={server.form} />,
            schedule: () => <ScheduleFields form={server.form} />,
            registration: () => <RegistrationFields form={server.form} employee={employee} />,
            requests: () => <RequestsFields form={server.form} />,
            working_time: () => <WorkingTimeFields form={server.form} employee={employee} />,
            contracts: () => <ContractsTab employee={employee} />,
            rates: () => <RatesTab employee={employee} />,
          }}
        />
      </EditForm>
    </Screen>
  )
}
