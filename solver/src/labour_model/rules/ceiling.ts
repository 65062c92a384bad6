/** 2 is not 2.0000000001: rounding errors must not call for another person. */
const CEILING_TOLERANCE = 1e-9

/** The people that a work content needs, in whole persons. */
export const wholePeople = (content: number): number => Math.max(0, Math.ceil(content - CEILING_TOLERANCE))
