import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { EditForm, type EditFormProps } from './form/edit_form.tsx'
import { Screen } from './screen.tsx'

type Props<Values extends object> = EditFormProps<Values> & {
  title: string
  description?: ReactNode
  actions?: ReactNode
  maxWidth?: number
  /** Below the form, not part of it. */
  below?: ReactNode
}

/** The page of one thing that people edit together: its form, the bar that saves it, and what belongs to it. */
export function EditScreen<Values extends object>(props: Props<Values>) {
  const { title, description, actions, maxWidth = 960, below, ...form } = props
  return (
    <Screen title={title} description={description} maxWidth={maxWidth} actions={actions}>
      <Stack gap="lg">
        <EditForm {...form} />
        {below}
      </Stack>
    </Screen>
  )
}
