import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './fields.module.css'

/** Mantine's input with the product's habits: label above, message below, errors announced. */
export function TextField(props: TextInputProps) {
  return <TextInput size="md" {...props} />
}

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      rightSection={
        <UnstyledButton
          className={classes.eye}
          aria-label={t('core.toggle_password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} stroke={1.6} aria-hidden />
        </UnstyledButton>
      }
    />
  )
}
