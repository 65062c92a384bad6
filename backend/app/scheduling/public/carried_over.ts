export { carriedOverTo } from '#app/scheduling/fairness/carried_over'
