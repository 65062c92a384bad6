export { CorrectionStepped } from '#app/time_tracking/corrections/correction_stepped'
