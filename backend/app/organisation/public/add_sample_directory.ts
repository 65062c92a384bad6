export {
  addSampleLocation,
  addSamplePerson,
  addSamplePositions,
  sampleHome,
  type SampleHome,
} from '#app/organisation/samples/add_sample_directory'
