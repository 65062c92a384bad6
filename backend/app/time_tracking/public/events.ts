export { AlertsRaised } from '#app/time_tracking/alerts/alert_raised'
export { CorrectionStepped } from '#app/time_tracking/corrections/correction_stepped'
