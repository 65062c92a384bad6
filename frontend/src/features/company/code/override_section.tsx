import { Checkbox, Group, Stack, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { can } from '@shiftloom/backend/contracts/abilities'
import { roles, type CustomerRole } from '@shiftloom/backend/contracts/enums'
import { useTranslation } from 'react-i18next'
import type { CodeValues } from './code_values.ts'
import { Section } from '#/ui/section.tsx'

const eligible = ([4, 3, 2, 1, 0] satisfies CustomerRole[]).filter((role) =>
  can(role, 'labour_code.override')
)
const usual: CustomerRole[] = [roles.advisor, roles.organisationAdmin]

/** Whether a blocking rule is the last word. */
export function OverrideSection({ form }: { form: UseFormReturnType<CodeValues> }) {
  const { t } = useTranslation()
  const chosen = form.values.overrideRoles
  const choose = (next: CustomerRole[]) => form.setFieldValue('overrideRoles', [...next].sort())
  return (
    <Section title={t('company.override.title')} text={t('company.override.text')}>
      <Stack>
        <Switch
          label={t('company.code_field.overrideRoles')}
          description={t('company.override.switch_text')}
          checked={chosen.length > 0}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? usual : [])}
        />
        {chosen.length > 0 && (
          <Checkbox.Group
            label={t('company.override.roles')}
            error={form.errors.overrideRoles}
            value={chosen.map(String)}
            onChange={(values) => choose(values.map((value) => Number(value) as CustomerRole))}
          >
            <Group mt="xs" gap="xl">
              {eligible.map((role) => (
                <Checkbox key={role} value={String(role)} label={t(`roles.${role}`)} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </Stack>
    </Section>
  )
}
