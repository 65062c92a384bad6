import classes from './badges.module.css'

type Props = { severity: 'block' | 'alert'; accepted?: boolean; size?: number }

/** The badge of the grid, where React draws. What it means is said in words beside it. */
export const WarningShape = ({ severity, accepted, size = 16 }: Props) => (
  <span
    className={classes.shape}
    style={{ width: size, height: size }}
    data-severity={severity}
    data-accepted={accepted || undefined}
    aria-hidden
  />
)
