export {
  absenceRows,
  availabilityRow,
  insertEntries,
  shiftRow,
} from '#app/scheduling/samples/made_up_entries'
