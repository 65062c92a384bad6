export { regionalSettings } from '#app/office/queries/regional_settings'
