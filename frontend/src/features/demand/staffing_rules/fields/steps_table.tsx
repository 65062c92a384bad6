import { ActionIcon, Button, Group, Stack, Table, Text, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import {
  mostPeople,
  mostSteps,
  type RuleStep,
  type RuleWork,
} from '@shiftloom/backend/contracts/demand_rules'
import { stepsFault } from '@shiftloom/solver/labour_model/rules/steps'
import { useTranslation } from 'react-i18next'
import { ActionsHead } from '#/ui/actions_head.tsx'
import { NumberField } from '#/ui/form/number_field.tsx'
import { addStep, removeStep, withStart } from './steps.ts'

type Work = Extract<RuleWork, { kind: 'range' }>
type Props = { work: Work; onChange: (work: RuleWork) => void }

/** People by units an hour. Each step ends where the next begins, so that no value is without an answer. */
export function StepsTable({ work, onChange }: Props) {
  const { t } = useTranslation()
  const { steps } = work
  const put = (next: RuleStep[]) => onChange({ ...work, steps: next })
  const fault = stepsFault(steps)
  return (
    <Stack gap="xs">
      <Table aria-label={t('staffing_rules.steps.title')} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('staffing_rules.steps.from')}</Table.Th>
            <Table.Th>{t('staffing_rules.steps.people')}</Table.Th>
            <ActionsHead width={40} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map((step, at) => (
            <Table.Tr key={at}>
              <Table.Td>
                <NumberField
                  size="sm"
                  aria-label={t('staffing_rules.steps.from_of', { number: at + 1 })}
                  value={step.from}
                  min={0}
                  max={1e9}
                  disabled={at === 0}
                  onChange={(from) => from !== '' && put(withStart(steps, at, from))}
                />
              </Table.Td>
              <Table.Td>
                <NumberField
                  size="sm"
                  aria-label={t('staffing_rules.steps.people_of', { number: at + 1 })}
                  value={step.people}
                  min={0}
                  max={mostPeople}
                  allowDecimal={false}
                  onChange={(people) =>
                    people !== '' && put(steps.map((one, place) => (place === at ? { ...one, people } : one)))
                  }
                />
              </Table.Td>
              <Table.Td>
                {at > 0 && (
                  <Tooltip label={t('staffing_rules.steps.remove', { number: at + 1 })}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('staffing_rules.steps.remove', { number: at + 1 })}
                      onClick={() => put(removeStep(steps, at))}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </Tooltip>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {fault && (
        <Text c="red.8" fz="sm" role="alert">
          {t(`staffing_rules.fault.${fault}`)}
        </Text>
      )}
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={steps.length >= mostSteps}
          onClick={() => put(addStep(steps))}
        >
          {t('staffing_rules.steps.add')}
        </Button>
      </Group>
    </Stack>
  )
}
