import { Box, type BoxProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHeader } from './page_header.tsx'
import classes from './screen.module.css'

type Props = {
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  /** Buttons at the end of the header. */
  actions?: ReactNode
  /** `page` scrolls and is centred; `fill` gives its content exactly the height that is left, for grids. */
  layout?: 'page' | 'fill'
  maxWidth?: BoxProps['maw']
  children: ReactNode
}

/** The frame of every screen inside the app: one `h1`, actions, content. */
export function Screen({ title, description, actions, layout = 'page', maxWidth = 1440, children }: Props) {
  const fill = layout === 'fill'
  return (
    <Box className={fill ? classes.fill : classes.page} maw={fill ? undefined : maxWidth}>
      <PageHeader title={title} description={description} actions={actions} />
      <div className={fill ? classes.fillBody : undefined}>{children}</div>
    </Box>
  )
}
