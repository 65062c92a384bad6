import { IconBuilding } from '@tabler/icons-react'
import classes from './organisation_logo.module.css'

/** A customer's logo, or a sign in its place; the name is written beside it. `size` in pixels. */
export function OrganisationLogo({ url, size }: { url: string | null; size: number }) {
  return (
    <span className={classes.place} style={{ width: size, height: size }}>
      {url ? (
        <img src={url} alt="" className={classes.logo} />
      ) : (
        <IconBuilding size={size * 0.6} stroke={1.5} aria-hidden />
      )}
    </span>
  )
}
