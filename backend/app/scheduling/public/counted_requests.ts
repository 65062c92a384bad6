export { requestsAreCountedBy, type CountedRequests } from '#app/scheduling/fairness/counted_requests'
