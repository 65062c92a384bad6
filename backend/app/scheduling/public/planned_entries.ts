export { plannedEntries, publishedEntries, type PlannedEntry } from '#app/scheduling/entries/planned_entries'
