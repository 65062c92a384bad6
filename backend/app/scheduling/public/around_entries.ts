export { entriesOfPeople, planEntriesById, withoutUnknownPlace } from '#app/scheduling/rules/around_entries'
