import { useSearch } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { createElement } from 'react'
import { afterEach, beforeEach } from 'vitest'
import { useCreateClient } from '@/api/clients'
import { hookValue } from '@/api/testing/server'
import { session } from '@/session/session'
import { setUpServer } from '@/testing/fake-server'
import { fill, mountScreen, press } from '@/testing/mount-screen'
import { ClientSettings } from '../ClientSettings'
import { RegisterClient } from '../RegisterClient'

const Wizard = () => createElement(RegisterClient, { step: useSearch({ strict: false }).step ?? 1 })

export const tokens = { access: `h.${btoa('{"user_id":3}')}.s`, refresh: 'r' }

/** Mocks the API for a user without a company, and ends the attempts that a test leaves open. */
export function setUpCompanyServer() {
  beforeEach(() => session.start(tokens))
  afterEach(() => hookValue(useCreateClient).attempt?.dismiss())
  return setUpServer({
    'auth/users/me': {
      ...{ id: 3, first_name: 'Nora', last_name: 'New', client: null },
      ...{ email: 'nora@example.com', phone: '020 7946 0000' },
    },
  })
}

/** Mounts a company screen inside the portal. */
export const mount = (href: string) =>
  mountScreen(href, { '/register-details': Wizard, '/client-settings': ClientSettings })

export const heading = (step: number) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(`^Step ${step} of 5`) })

/** Fills in step 1 of the registration and continues to step 2. */
export async function answerCompany(user: UserEvent, type = 'Limited company') {
  await heading(1)
  await user.selectOptions(screen.getByLabelText('Company type'), type)
  await fill(user, { 'Company name': '  Register &  Sons Ltd ' })
  if (type === 'Limited company') await fill(user, { 'Company number': '1234567' })
  await press(user, 'Continue')
  await heading(2)
}
async function answerAddress(user: UserEvent) {
  await fill(user, { 'Address line 1': '2 Mill Lane', 'Town or city': 'Leeds', Postcode: 'ls11aa' })
  await press(user, 'Continue')
  await heading(3)
}
export async function goToReview() {
  const mounted = await mount('/register-details')
  await answerSteps(mounted.user)
  return mounted
}
/** Answers steps 1 to 4 of the registration. */
export async function answerSteps(user: UserEvent) {
  await answerCompany(user)
  await answerAddress(user)
  await press(user, 'Continue')
  await heading(4)
  await fill(user, { 'How did you hear about us': 'A colleague' })
  await press(user, 'Continue')
  await heading(5)
}
