export { entriesById, storedEntries } from '#app/scheduling/entries/entry_rows'
