import { Button, Group } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import type { LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import type { LabourCodeSettings } from '@shiftloom/backend/contracts/labour_code'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { same } from '#/ui/form/rebase.ts'
import { EditForm } from '#/ui/form/edit_form.tsx'
import { useServerForm } from '#/ui/form/use_server_form.ts'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { labourCodeQuery, refreshCompany, updateLabourCode } from '../queries.ts'
import { inputOf, lawsOwn, valuesOf } from './code_values.ts'
import { lawsInUse } from './laws_in_use.ts'
import { LawsNote } from './laws_note.tsx'
import { MeasuringSection } from './measuring_section.tsx'
import { NotJudgedSection } from './not_judged_section.tsx'
import { OverrideSection } from './override_section.tsx'
import { OvertimeSection } from './overtime_section.tsx'
import { useCodeChecks } from './use_code_checks.ts'
import { VerificationSection } from './verification_section.tsx'
import { WagesSection } from './wages_section.tsx'

export function CodeTab() {
  const settings = useQuery(labourCodeQuery)
  if (settings.data) return <CodeForm settings={settings.data} />
  if (settings.isLoadingError) return <ErrorState error={settings.error} onRetry={settings.refetch} />
  return <RowsSkeleton rows={10} height={56} />
}

function CodeForm({ settings }: { settings: LabourCodeSettings }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { timeZone } = useProfile()
  const mayEdit = useCan('labour_code.edit')
  const server = useServerForm({
    row: settings,
    valuesOf,
    validate: useCodeChecks([...new Set(settings.laws.map(({ lawPack }) => lawPack as LawPackId))]),
    save: async (values, version) => {
      const saved = await updateLabourCode(inputOf(values, version))
      cache.setQueryData(labourCodeQuery.queryKey, saved)
      void refreshCompany(cache)
      return saved
    },
  })
  const { form } = server
  const laws = lawsInUse(settings, form.values, todayIn(timeZone))
  const untouched = same(form.values, lawsOwn(form.values))
  return (
    <EditForm server={server} mayEdit={mayEdit} labelOf={(field) => t(`company.code_field.${field}`)}>
      <LawsNote laws={settings.laws} mayEdit={mayEdit} />
      <VerificationSection form={form} laws={laws} mayEdit={mayEdit} />
      <MeasuringSection form={form} laws={laws} />
      <OverrideSection form={form} />
      <OvertimeSection form={form} laws={laws} />
      <WagesSection form={form} settings={settings} mayEdit={mayEdit} />
      <NotJudgedSection laws={laws} />
      {mayEdit && (
        <Group justify="flex-end">
          <Button
            variant="default"
            leftSection={<IconRestore size={16} />}
            disabled={untouched}
            onClick={() => form.setValues(lawsOwn(form.values))}
          >
            {t('company.code.reset')}
          </Button>
        </Group>
      )}
    </EditForm>
  )
}
