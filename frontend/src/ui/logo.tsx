import { productName } from '#/lib/screens/page_meta.ts'

type Props = { size?: number; /** Dark surroundings. */ inverse?: boolean; withName?: boolean }

/** Two shifts woven over and under two days. */
function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8.5" fill="#3E7BFA" />
      <rect x="9" y="5" width="4.6" height="22" rx="2.3" fill="#A9C6FF" />
      <rect x="18.4" y="5" width="4.6" height="22" rx="2.3" fill="#A9C6FF" />
      <rect x="4.6" y="8.6" width="22.8" height="5.4" rx="2.7" fill="#fff" />
      <rect x="4.6" y="18" width="22.8" height="5.4" rx="2.7" fill="#71F941" />
      <path d="M18.4 7.4H23v7.8h-4.6zM9 16.8h4.6v7.8H9z" fill="#A9C6FF" />
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
