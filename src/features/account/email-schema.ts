import * as z from 'zod/mini'
import { required } from '@/rules/check'
import { checkEmail } from '@/rules/person'
import { rule } from '@/ui/form/rule'

export const email = rule(required('Enter your email', checkEmail))

export const emailForm = z.object({ email })
