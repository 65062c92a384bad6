import { Fieldset, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './edit_form.module.css'
import { SaveBar } from './save_bar.tsx'
import type { ServerForm } from './use_server_form.ts'

export type EditFormProps<Values extends object> = {
  server: ServerForm<Values>
  /** Users who may not edit see the same fields, closed. Left out where only editors get this far. */
  mayEdit?: boolean
  labelOf: (field: keyof Values & string) => string
  describe?: (field: keyof Values & string, values: Values) => string
  children: ReactNode
}

/** The form of a thing that people edit together, and the bar that saves it. */
export function EditForm<Values extends object>(props: EditFormProps<Values>) {
  const { server, mayEdit = true, labelOf, describe, children } = props
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void server.submit()
      }}
    >
      <Fieldset
        variant="unstyled"
        mx={0}
        disabled={!mayEdit}
        className={mayEdit ? undefined : classes.viewed}
      >
        <Stack key={server.discards} gap="lg">
          {children}
        </Stack>
      </Fieldset>
      <SaveBar server={server} labelOf={labelOf} describe={describe} />
    </form>
  )
}
