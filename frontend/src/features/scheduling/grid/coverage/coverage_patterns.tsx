import classes from './coverage.module.css'

/** Hatches that the days' drawings are filled with: distinguishable without colour, and printed. */
export const CoveragePatterns = () => (
  <svg width={0} height={0} aria-hidden className={classes.patterns}>
    <defs>
      <pattern
        id="coverage-missing"
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={5} height={5} fill="#fdecea" />
        <rect width={2} height={5} fill="#c4281c" />
      </pattern>
      <pattern id="coverage-open" width={4} height={4} patternUnits="userSpaceOnUse">
        <rect width={4} height={4} fill="#fff6df" />
        <circle cx={2} cy={2} r={1} fill="#9a5b00" />
      </pattern>
      <pattern id="coverage-over" width={4} height={4} patternUnits="userSpaceOnUse">
        <rect width={4} height={4} fill="#eef4ff" />
        <rect width={4} height={1.4} fill="#2459c9" />
      </pattern>
    </defs>
  </svg>
)
