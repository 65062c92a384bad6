export { inOrderOfRules, workChanged } from '#app/scheduling/rules/plan_check'
