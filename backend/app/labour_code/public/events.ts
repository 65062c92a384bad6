export { LabourCodeChanged } from '#app/labour_code/settings/labour_code_changed'
