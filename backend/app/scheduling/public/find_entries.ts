export { entriesById, entriesWhere } from '#app/scheduling/entries/entry_rows'
