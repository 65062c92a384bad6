import { Fieldset, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { SaveBar } from './form/save_bar.tsx'
import type { ServerForm } from './form/use_server_form.ts'
import { Screen } from './screen.tsx'

type Props<Values extends object> = {
  title: string
  description?: ReactNode
  actions?: ReactNode
  maxWidth?: number
  server: ServerForm<Values>
  /** Whoever may not sees the same fields, closed. */
  mayEdit: boolean
  labelOf: (field: keyof Values & string) => string
  describe?: (field: keyof Values & string, values: Values) => string
  /** Below the form, not part of it. */
  below?: ReactNode
  children: ReactNode
}

/** The page of one thing that people edit together: its form, the bar that saves it, and what belongs to it. */
export function EditScreen<Values extends object>(props: Props<Values>) {
  const {
    title,
    description,
    actions,
    maxWidth = 960,
    server,
    mayEdit,
    labelOf,
    describe,
    below,
    children,
  } = props
  return (
    <Screen title={title} description={description} maxWidth={maxWidth} actions={actions}>
      <Stack gap="lg">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void server.submit()
          }}
        >
          <Fieldset variant="unstyled" mx={0} disabled={!mayEdit}>
            <Stack gap="lg">{children}</Stack>
          </Fieldset>
          <SaveBar server={server} labelOf={labelOf} describe={describe} />
        </form>
        {below}
      </Stack>
    </Screen>
  )
}
