import type { Employee } from '@shiftloom/backend/contracts/organisation'
import type { Contract } from '@shiftloom/backend/contracts/employment_terms'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#/lib/account/profile.ts'
import { todayIn } from '#/lib/time/time_zone.ts'
import { FormModal } from '#/ui/form/form_modal.tsx'
import { useCreateForm } from '#/ui/form/use_create_form.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'
import { toast } from '#/ui/toast.ts'
import {
  ContractFields,
  contractInputOf,
  contractRules,
  contractValues,
  type ContractValues,
} from './contract_fields.tsx'
import { createContract, refreshPeople, updateContract } from '../queries.ts'

type Props = { employee: Employee; contract: Contract | null; onClose: () => void }

export function ContractModal({ employee, contract, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const { timeZone } = useProfile()
  const send = useSaveVersioned(contract)
  const { form, saving, submit, close } = useCreateForm<ContractValues, Contract>({
    initial: contractValues(contract, todayIn(timeZone)),
    validate: contractRules<ContractValues>(t, (values) => values),
    create: (values, key) =>
      send((current) =>
        current
          ? updateContract(employee.id, current, contractInputOf(values))
          : createContract(employee.id, contractInputOf(values), key)
      ),
    refresh: () => refreshPeople(cache),
    onMade: () => {
      toast({ id: 'saved', text: t('core.saved'), type: 'success' })
      onClose()
    },
    onClose,
  })

  return (
    <FormModal
      size="lg"
      title={t(contract ? 'employees.contract.edit' : 'employees.contract.add')}
      form={{ saving, submit, close }}
    >
      <ContractFields input={(field) => form.getInputProps(field)} workSystem={form.values.workSystem} />
    </FormModal>
  )
}
