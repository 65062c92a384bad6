import type { Point } from './use_open_run.ts'

type Props = { points: readonly Point[]; budgetMs: number; label: string }

const width = 340
const height = 64

/** Open hours over time, from the first answer to now. */
export function Sparkline({ points, budgetMs, label }: Props) {
  const most = Math.max(1, ...points.map(({ unfilledMinutes }) => unfilledMinutes))
  const at = ({ elapsedMs, unfilledMinutes }: Point): [number, number] => [
    (Math.min(elapsedMs, budgetMs) / budgetMs) * width,
    height - 6 - (unfilledMinutes / most) * (height - 14),
  ]
  const line = points
    .map((point) =>
      at(point)
        .map((value) => value.toFixed(1))
        .join(',')
    )
    .join(' L')
  const last = points.at(-1)
  const [x, y] = last ? at(last) : [0, height]
  const [first] = points[0] ? at(points[0]) : [0]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      style={{ width: '100%', display: 'block' }}
    >
      <line x1={0} x2={width} y1={height - 6} y2={height - 6} stroke="var(--mantine-color-gray-3)" />
      {last && (
        <path
          d={`M${first},${height - 6} L${line} L${x},${height - 6} Z`}
          fill="var(--mantine-color-brand-1)"
        />
      )}
      {last && (
        <path
          d={`M${line}`}
          fill="none"
          stroke="var(--mantine-color-brand-6)"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      )}
      {last && <circle cx={x} cy={y} r={3.5} fill="var(--mantine-color-brand-6)" />}
    </svg>
  )
}
