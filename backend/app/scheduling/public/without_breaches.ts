export { withoutBreaches } from '#app/scheduling/rules/without_breaches'
