export { forgetFixedTemplates } from '#app/organisation/locations/forget_fixed_templates'
