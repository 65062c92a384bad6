export { daysAround, planContext, planFrame, type PlanFrame } from '#app/scheduling/rules/plan_context'
