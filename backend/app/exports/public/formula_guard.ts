export { beginsLikeFormula, guarded } from '#contracts/formula_guard'
