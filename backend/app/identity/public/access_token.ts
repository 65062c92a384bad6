export { signAccessToken, verifyAccessToken } from '#app/identity/sessions/access_token'
