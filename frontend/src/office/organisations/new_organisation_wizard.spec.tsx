import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { customer, globalAdministrator } from '../../../testing/provider.ts'
import { renderSeeded } from '../../../testing/seeded.tsx'
import { draftsOf } from '#/lib/screens/kept_draft.ts'
import { Toaster } from '#/ui/toaster.tsx'
import { NewOrganisationWizard } from './new_organisation_wizard.tsx'
import { emptyOrganisation } from './organisation_values.ts'

test.each([
  ['en-US', 'Add and invite', 'Phở Lan has been added, and its administrator invited.'],
  ['pl-PL', 'Dodaj i zaproś', 'Dodano organizację Phở Lan, a administrator dostał zaproszenie.'],
  ['vi-VN', 'Thêm và mời', 'Đã thêm Phở Lan và mời quản trị viên.'],
] as const)(
  'that an organisation is added is said in the language of the one who adds it (%s)',
  async (...given) => {
    const [locale, add, said] = given
    // A customer of yet another language: the message is not for them.
    const language = locale === 'pl-PL' ? 2 : 1
    const typed = emptyOrganisation(language)
    const administrator = { ...typed.administrator, name: 'Lan', surname: 'Trần', email: 'lan@example.com' }
    draftsOf('organisation', () => typed).keep(globalAdministrator.id, {
      values: { ...typed, name: 'Phở Lan', administrator },
      step: 2,
    })
    const sent = answerWith({
      'GET /office/organisation-choices': { result: { industries: [], carers: [] } },
      'POST /office/organisations': { result: { ...customer, name: 'Phở Lan', language } },
    })
    const onClose = vi.fn()
    await renderSeeded(
      <>
        <Toaster />
        <NewOrganisationWizard onClose={onClose} />
      </>,
      { feature: 'organisations', locale, profile: globalAdministrator }
    )
    await userEvent.click(await screen.findByRole('button', { name: add }))
    await screen.findByText(said)
    expect(sent.map(({ body }) => body)).toMatchObject([
      { name: 'Phở Lan', language, administrator: { language } },
    ])
    expect(onClose).toHaveBeenCalledOnce()
  }
)
