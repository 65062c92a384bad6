export { RequestDecided } from '#app/requests/deciding/request_decided'
