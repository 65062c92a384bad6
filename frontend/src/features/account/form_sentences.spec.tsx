import { vi } from 'vitest'
import { OwnPasswordForm } from './own_password_form.tsx'
import { PasswordForm } from './password_form.tsx'
import { ProfileEditScreen } from './profile_edit_screen.tsx'
import { RegisterForm } from './registration/register_form.tsx'
import { TrustedDeviceScreen } from './trusted_device_screen.tsx'
import { describeForms } from '../../../testing/forms.ts'
import { says } from '../../../testing/sentences.ts'

// Leaving is the router's; what a field says is the form's.
vi.mock('#/ui/form/use_unsaved_guard.ts', () => ({ useUnsavedGuard: () => undefined }))

const none = () => undefined

describeForms({
  'one’s own profile': {
    feature: 'account',
    shown: <ProfileEditScreen />,
    profile: { name: 'Anna', surname: 'Nowak', email: 'anna@example.com', phone: null, version: 3 },
    wrong: [['phone', '600100200', says.phone]],
    refused: { typed: { phone: '+48600100200' }, fields: ['phone'] },
  },
  'one’s own password': {
    feature: 'account',
    shown: <OwnPasswordForm />,
    wrong: [
      ['current-password', '', says.ownPassword],
      ['new-password', 'weak', says.weak],
    ],
  },
  'a new password': {
    feature: 'account',
    shown: (
      <PasswordForm email="ewa@example.com" submitText="Save" error={null} pending={false} onSubmit={none} />
    ),
    wrong: [['new-password', 'No-Digit-', says.weak]],
  },
  'a new password typed twice': {
    feature: 'account',
    shown: (
      <PasswordForm email="ewa@example.com" submitText="Save" error={null} pending={false} onSubmit={none} />
    ),
    // The first field comes right, the second one differs from it.
    wrong: [['repeat-password', 'Short-13', says.passwordsDiffer]],
    typed: { 'new-password': 'Short-12' },
  },
  'a trusted device': {
    feature: 'account',
    shown: <TrustedDeviceScreen />,
    wrong: [['device-name', ' ', says.deviceName]],
  },
  'a registration': {
    feature: 'account',
    shown: (
      <RegisterForm
        initial={{ companyName: '', name: '', surname: '', email: '', password: '', acceptsTerms: false }}
        onSent={none}
      />
    ),
    wrong: [
      ['companyName', '', says.required],
      ['name', '', says.required],
      ['surname', '', says.required],
      ['email', 'ewa@', says.ownEmail],
      ['password', 'weak', says.weak],
    ],
  },
})
