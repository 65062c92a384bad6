export { RequestDecided, type DecidedRequest } from '#app/requests/deciding/request_decided'
