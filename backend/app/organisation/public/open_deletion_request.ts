export { openDeletionRequest, standingRequest } from '#app/organisation/company/open_deletion_request'
