import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './home.module.css'

export function CardTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <header className={classes.cardTitle}>
      <Title order={2} size="h3">
        {children}
      </Title>
      {aside && <span className={classes.aside}>{aside}</span>}
    </header>
  )
}
