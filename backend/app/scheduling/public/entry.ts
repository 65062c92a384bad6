export {
  plannedContent,
  type DaySpan,
  type EntryChange,
  type EntryContent,
} from '#app/scheduling/entries/entry'
