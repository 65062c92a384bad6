export { beginWithRequestTypes } from '#app/requests/begin/begin_with_request_types'
