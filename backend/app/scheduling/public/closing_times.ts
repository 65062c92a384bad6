export { closingTimes } from '#app/scheduling/fairness/closing_shifts'
