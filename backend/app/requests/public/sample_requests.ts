export {
  addSampleRequests,
  forgetSampleNumbers,
  type SampleRequest,
} from '#app/requests/samples/sample_requests'
