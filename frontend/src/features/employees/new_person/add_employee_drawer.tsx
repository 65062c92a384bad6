import { Button, Drawer, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '#/lib/writing/format.ts'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { FormFoot } from '#/ui/form_foot.tsx'
import { LicencePlaces } from '#/domain/licence_places/licence_places.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { useFocusBack } from '#/ui/use_focus_back.ts'
import { NewPersonFields, NewPersonTerms } from './new_person_fields.tsx'
import { newPerson, newPersonInput, newPersonRules, type NewPersonStart } from './new_person_values.ts'
import { createEmployee, fullPositionsQuery, organisationQuery, refreshPeople } from '../queries.ts'
import { useTinyRate } from '../rates/rate_fields.tsx'

type Props = { onClose: () => void }

/** Adds a person with what planning needs; everything else is on their page, which opens next. */
export function AddEmployeeDrawer({ onClose }: Props) {
  const me = useProfile()
  const positions = useQuery(fullPositionsQuery)
  useFocusBack()
  const organisation = useQuery(organisationQuery)
  const mayGive = { contract: useCan('contracts.edit'), rate: useCan('rates.edit') }
  const ready = !positions.isPending && !organisation.isPending
  if (!ready) return <Frame onClose={onClose}>{<RowsSkeleton rows={6} />}</Frame>
  const start = {
    mainLocationId: me.locationIds.length === 1 ? me.locationIds[0]! : null,
    positionIds: (positions.data ?? []).filter(({ isDefault }) => isDefault).map(({ id }) => id),
    language: organisation.data?.language ?? 0,
    today: todayIn(me.timeZone),
    // Only the back office has none.
    currency: me.currency!,
    mayGive,
  }
  return <AddEmployeeForm onClose={onClose} start={start} />
}

function Frame({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title={t('employees.add.title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {children}
    </Drawer>
  )
}

function AddEmployeeForm({ onClose, start }: Props & { start: NewPersonStart }) {
  const { t } = useTranslation()
  const format = useFormat()
  const go = useNavigate()
  const cache = useQueryClient()
  const { currency, mayGive } = start
  const { form, saving, submit, close } = useCreateForm({
    initial: newPerson(start),
    validate: newPersonRules(t),
    create: (values, key) => createEmployee(newPersonInput(values, currency), key),
    onMade: (employee) => {
      const name = format.personName(employee)
      const text = t(form.getValues().invite ? 'employees.add.done_invited' : 'employees.add.done', { name })
      toast({ text, type: 'success' })
      void refreshPeople(cache)
      void go(`/employees/${employee.id}`)
    },
    onClose,
  })
  const isMeant = useTinyRate(currency)
  const send = async () => {
    const { withRate, rate } = form.getValues()
    if (!withRate || (await isMeant(rate))) await submit()
  }

  return (
    <Frame onClose={() => void close()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Stack>
          <Text c="dimmed">{t('employees.add.text')}</Text>
          <LicencePlaces />
          <NewPersonFields form={form} />
          <NewPersonTerms form={form} mayGive={mayGive} currency={currency} />
          <FormFoot>
            <Button variant="default" onClick={() => void close()}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {t('employees.add.submit')}
            </Button>
          </FormFoot>
        </Stack>
      </form>
    </Frame>
  )
}
