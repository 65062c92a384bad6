export { addSampleRequests, forgetSampleNumbers } from '#app/requests/samples/sample_requests'
