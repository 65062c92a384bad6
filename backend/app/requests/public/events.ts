export { DeputyChanged } from '#app/requests/deputies/deputy_changed'
export { RequestDecided } from '#app/requests/deciding/request_decided'
export { RequestWaits } from '#app/requests/reminding/request_waits'
