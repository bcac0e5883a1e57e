import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Registration } from '@/api/auth'
import { required, tidy } from '@/rules/check'
import { checkPhone } from '@/rules/person'
import { rule, ticked } from '@/ui/form/rule'
import { email } from './email-schema'
import { confirmPassword, newPassword } from './password-schema'

const schemaFor = (password: string) =>
  z.object({
    first_name: rule(required('Enter your first name', tidy)),
    last_name: rule(required('Enter your last name', tidy)),
    phone: rule(required('Enter your phone number', checkPhone)),
    email,
    password: newPassword,
    re_password: confirmPassword(password),
    terms_agreed: ticked('You must agree to the terms to create an account'),
  })

export const registerResolver: Resolver<Registration> = (values, ...rest) =>
  zodResolver(schemaFor(values.password))(values, ...rest)

export const emptyRegistration: Registration = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  password: '',
  re_password: '',
  terms_agreed: false,
}
