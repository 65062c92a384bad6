export {
  placesOfPeople,
  positionsOfOwnPlaces,
  positionsOfPeople,
  removeSampleDirectory,
  sampleDirectory,
  usedElsewhere,
} from '#app/organisation/samples/sample_directory'
