export {
  countSampleEntries,
  lockSchedule,
  placesWithOwnEntries,
  positionsOfStayingEntries,
  removeSampleEntries,
  type SampleScope,
} from '#app/scheduling/samples/sample_entries'
