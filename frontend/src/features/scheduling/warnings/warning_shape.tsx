import classes from './badges.module.css'
import { shapes } from './shapes.ts'

type Props = { severity: 'block' | 'alert'; accepted?: boolean; size?: number }

/** The badge of the grid, where React draws. What it means is said in words beside it. */
export function WarningShape({ severity, accepted, size = 16 }: Props) {
  const { outline, mark } = shapes[severity]
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={classes.shape}
      data-kind={accepted ? 'accepted' : severity}
      aria-hidden
    >
      <path d={outline} />
      <path d={mark} />
    </svg>
  )
}
