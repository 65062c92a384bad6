export { planningIsKnownBy, type Planning } from '#app/organisation/directory/planning'
