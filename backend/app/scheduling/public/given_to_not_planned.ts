export { givenToNotPlanned } from '#app/scheduling/commands/planned_people'
