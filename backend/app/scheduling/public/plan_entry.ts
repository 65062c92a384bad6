export { planChangeOf, planEntryOf } from '#app/scheduling/rules/plan_entry'
