import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A choice of one. Apart from the other fields, which the sign-in page needs and this one would treble. */
export function SelectField(props: SelectProps) {
  const { t } = useTranslation()
  return <Select size="md" allowDeselect={false} nothingFoundMessage={t('core.nothing_found')} {...props} />
}
