import { productName } from '#/lib/page_meta.ts'

type Props = { size?: number; /** Dark surroundings. */ inverse?: boolean; withName?: boolean }

/** A shift woven over and under: three warp threads, two weft bars. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="#3E7BFA" />
      <g fill="#fff">
        <rect x="7" y="6" width="4" height="20" rx="2" opacity=".5" />
        <rect x="14" y="6" width="4" height="20" rx="2" opacity=".5" />
        <rect x="21" y="6" width="4" height="20" rx="2" opacity=".5" />
      </g>
      <path d="M6 12.5h7.5v-0H19" stroke="none" fill="none" />
      <rect x="5" y="10" width="15" height="5" rx="2.5" fill="#fff" />
      <rect x="12" y="17.5" width="15" height="5" rx="2.5" fill="#71F941" />
      <rect x="14" y="8.5" width="4" height="8" fill="#9DBDFC" />
      <rect x="21" y="16" width="4" height="8" rx="0" fill="#9DBDFC" />
    </svg>
  )
}

export function Logo({ size = 32, inverse, withName = true }: Props) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: size * 0.34 }}>
      <LogoMark size={size} />
      {withName && (
        <span
          translate="no"
          style={{
            fontSize: size * 0.6,
            fontWeight: 680,
            letterSpacing: '-0.03em',
            color: inverse ? '#fff' : 'var(--mantine-color-gray-9)',
          }}
        >
          {productName}
        </span>
      )}
    </span>
  )
}
