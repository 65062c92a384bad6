export {
  plannedContent,
  type DaySpan,
  type EntryChange,
  type EntryContent,
  type StoredEntry,
} from '#app/scheduling/entries/entry'
