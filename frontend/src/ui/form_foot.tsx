import { Group, type GroupProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form_foot.module.css'

/** The last row of a form in a drawer or a window: its buttons, in sight at every height of the window. */
export function FormFoot({
  children,
  justify = 'flex-end',
}: Pick<GroupProps, 'justify'> & { children: ReactNode }) {
  return (
    <Group justify={justify} className={classes.foot}>
      {children}
    </Group>
  )
}
