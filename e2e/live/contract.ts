import { beforeAll } from 'vitest'
import { useLogin } from '@/api/auth'
import { mutate } from './calls'
import { email, password } from './mark'
import './account'
import './debts'
import './limits'

// In this order: debts need the company that a new user has only then.
beforeAll(() => mutate(useLogin, { email, password }))
