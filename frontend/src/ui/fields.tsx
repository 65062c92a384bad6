import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Mantine's inputs with the product's habits: label above, message below, errors announced. */
export function TextField(props: TextInputProps) {
  return <TextInput size="md" {...props} />
}

export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      size="md"
      visibilityToggleButtonProps={{ 'aria-label': t('core.toggle_password'), tabIndex: 0 }}
      {...props}
    />
  )
}
