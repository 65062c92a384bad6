export const scheduleTemplateErrors = {
  'scheduling.template_name_taken': 400,
  'scheduling.template_empty': 400,
  'scheduling.template_in_past': 400,
  'scheduling.template_too_long': 400,
  'scheduling.template_too_many': 400,
  'scheduling.template_adds_nothing': 400,
  'scheduling.copy_in_past': 400,
  'scheduling.copy_overlaps': 400,
  'scheduling.copy_too_many': 400,
} as const
