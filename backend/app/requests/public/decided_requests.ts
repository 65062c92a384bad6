export { fileRequests } from '#app/requests/filing/save_request'
export { approveRequest, rejectRequest } from '#app/requests/deciding/decide_request'
