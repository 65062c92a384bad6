import { Button, Drawer, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { writableRoles } from '@shiftloom/backend/contracts/abilities'
import { roles, type LanguageId, type CustomerRole } from '@shiftloom/backend/contracts/enums'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '#/lib/format.ts'
import { useProfile } from '#/lib/profile.ts'
import { TextField } from '#/ui/fields.tsx'
import { NameFields, useFamilyNameFirst } from '#/ui/form/name_fields.tsx'
import { SelectField } from '#/ui/select_field.tsx'
import { LocationField, LocationsField, PositionsField } from '#/ui/form/directory_fields.tsx'
import { rulesFor, writtenPhone } from '#/ui/form/rules.ts'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { toast } from '#/ui/toast.ts'
import { LanguageField } from './language_field.tsx'
import { createEmployee, fullPositionsQuery, organisationQuery, refreshPeople } from './queries.ts'

type Props = { onClose: () => void }

/** Adds a person with what planning needs; everything else is on their page, which opens next. */
export function AddEmployeeDrawer({ onClose }: Props) {
  const positions = useQuery(fullPositionsQuery)
  const organisation = useQuery(organisationQuery)
  const ready = !positions.isPending && !organisation.isPending
  if (!ready) return <Frame onClose={onClose}>{<RowsSkeleton rows={6} />}</Frame>
  const usual = (positions.data ?? []).filter(({ isDefault }) => isDefault).map(({ id }) => id)
  return <AddEmployeeForm onClose={onClose} usual={usual} language={organisation.data?.language ?? 0} />
}

function Frame({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={t('employees.add.title')}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {children}
    </Drawer>
  )
}

type FormProps = Props & { usual: string[]; language: LanguageId }

function AddEmployeeForm({ onClose, usual, language }: FormProps) {
  const { t } = useTranslation()
  const familyFirst = useFamilyNameFirst()
  const format = useFormat()
  const go = useNavigate()
  const cache = useQueryClient()
  const me = useProfile()
  const rules = rulesFor(t)
  const { form, saving, submit, close } = useCreateForm({
    initial: {
      name: '',
      surname: '',
      email: '',
      phone: '',
      role: roles.employee as CustomerRole,
      mainLocationId: me.locationIds.length === 1 ? me.locationIds[0]! : (null as string | null),
      locationIds: [] as string[],
      positionIds: usual,
      language,
    },
    validate: {
      name: rules.required,
      surname: rules.required,
      email: rules.email,
      phone: rules.phone,
      mainLocationId: (value: string | null, { role }) =>
        value || role >= roles.advisor ? null : t('core.required'),
    },
    create: (values, key) => createEmployee({ ...values, phone: writtenPhone(values.phone) }, key),
    onMade: (employee) => {
      toast({ text: t('employees.add.done', { name: format.personName(employee) }), type: 'success' })
      void refreshPeople(cache)
      void go(`/employees/${employee.id}`)
    },
    onClose,
  })
  const roleChoices = writableRoles(me.role).map((role) => ({
    value: String(role),
    label: t(`roles.${role}`),
  }))

  return (
    <Frame onClose={() => void close()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          <Text c="dimmed">{t('employees.add.text')}</Text>
          <SimpleGrid cols={2}>
            <NameFields
              given={
                <TextField
                  label={t('employees.field.name')}
                  withAsterisk
                  data-autofocus={!familyFirst || undefined}
                  {...form.getInputProps('name')}
                />
              }
              family={
                <TextField
                  label={t('employees.field.surname')}
                  withAsterisk
                  data-autofocus={familyFirst || undefined}
                  {...form.getInputProps('surname')}
                />
              }
            />
          </SimpleGrid>
          <TextField
            label={t('employees.field.email')}
            type="email"
            withAsterisk
            {...form.getInputProps('email')}
          />
          <TextField
            label={t('employees.field.phone')}
            type="tel"
            placeholder={t('form.phone_example')}
            {...form.getInputProps('phone')}
          />
          <SelectField
            label={t('employees.field.role')}
            withAsterisk
            data={roleChoices}
            {...form.getInputProps('role')}
            value={String(form.values.role)}
            onChange={(value) => form.setFieldValue('role', Number(value) as CustomerRole)}
          />
          <LocationField
            label={t('employees.field.mainLocationId')}
            withAsterisk={form.values.role < roles.advisor}
            {...form.getInputProps('mainLocationId')}
          />
          <LocationsField
            except={form.values.mainLocationId}
            label={t('employees.field.otherLocations')}
            {...form.getInputProps('locationIds')}
          />
          <PositionsField label={t('employees.field.positionIds')} {...form.getInputProps('positionIds')} />
          <LanguageField
            value={form.values.language}
            onChange={(value) => form.setFieldValue('language', value)}
          />
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={() => void close()}>
              {t('core.cancel')}
            </Button>
            <Button type="submit" loading={saving}>
              {t('employees.add.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Frame>
  )
}
