import { beforeAll } from 'vitest'
import { useLogin } from '@/api/auth'
import { mutate } from './calls'
import { email, password } from './environment'
import './account'
import './debts'
import './limits'

// The order matters: debts need the company that the account tests create.
beforeAll(() => mutate(useLogin, { email, password }))
