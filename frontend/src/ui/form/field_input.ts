import type { GetInputPropsReturnType } from '@mantine/form'

/** What a form gives a field of a group by its name: its value, its problem, its change. */
export type FieldInput<Field extends string> = (field: Field) => GetInputPropsReturnType
