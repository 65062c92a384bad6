import { Textarea, TextInput } from '@mantine/core'
import {
  templateDescriptionLength,
  templateNameLength,
} from '@shiftloom/backend/contracts/schedule_templates'
import { useScheduler } from '../context/scheduler_context.ts'

type Named = { name: string; description: string }
type Props = { value: Named; onChange: (value: Named) => void; nameProblem: string | null }

/** What a template is called, and what it is for. */
export function NamedFields({ value, onChange, nameProblem }: Props) {
  const { t } = useScheduler().labels
  return (
    <>
      <TextInput
        label={t('templates.field.name')}
        value={value.name}
        maxLength={templateNameLength}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        error={nameProblem}
        autoFocus
        required
        withAsterisk={false}
      />
      <Textarea
        label={t('templates.field.description')}
        value={value.description}
        maxLength={templateDescriptionLength}
        onChange={(event) => onChange({ ...value, description: event.currentTarget.value })}
        autosize
        minRows={2}
        maxRows={5}
      />
    </>
  )
}
