/** An exact number; money and hours are added as fractions and rounded once, at the end. The divisor is positive. */
export type Fraction = { readonly over: bigint; readonly under: bigint }

/** What a decimal such as a part-time share is known to. */
const DECIMAL_UNDER = 1_000_000

export const zero: Fraction = { over: 0n, under: 1n }

/** A quotient of two whole numbers. */
export const fraction = (over: number, under: number): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
})

/** A decimal to six places. */
export const decimal = (value: number): Fraction => fraction(Math.round(value * DECIMAL_UNDER), DECIMAL_UNDER)

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
})

export const times = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
})

export const dividedBy = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under,
  under: a.under * b.over,
})

/** The nearest whole number, a half upwards; the product's only rounding of money. */
export const roundHalfUp = ({ over, under }: Fraction): number => {
  const doubled = 2n * over + under
  const divisor = 2n * under
  const quotient = doubled / divisor
  return Number(doubled % divisor < 0n ? quotient - 1n : quotient)
}
