import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type Capture, sentJson } from '#mocks/recorded/captures'
import {
  type Registration,
  useActivate,
  useLogin,
  useRegister,
  useRequestPasswordReset,
  useResendActivation,
  useResetPassword,
  verifyCaptcha,
} from '../auth'
import { clientSettingsQuery, useRequestTermsReview } from '../clients'
import { addressList, contactList } from '../debtor/addresses-and-contacts'
import { debtorBatchList, debtorList } from '../debtor/create'
import { debtor } from '../debtor/debtor'
import { debtorDetailQuery, debtorListQuery } from '../debtor/queries'
import type { DebtorBody } from '../debtor/request-body'
import { http } from '../http/client'
import { downloadInvoice, invoiceList } from '../invoices/queries'
import { noteList } from '../notes'
import { currentUserQuery } from '../user'
import type { AddressBody, ContactEntry } from '../wire/address-and-contact'
import type { CreatableList } from '../write/create'
import { debtorRecord } from './records'
import { hookValue } from './server'

/** Runs a mutation hook once, outside any screen. */
export const createMutator =
  (queryClient: QueryClient) =>
  <V, R>(useHook: () => { mutateAsync: (variables: V) => Promise<R> }, variables: V) =>
    hookValue(useHook, queryClient).mutateAsync(variables)

/** Sends items as the list does, and reads its response. */
async function post<Item, Stored extends { id: number }>(
  list: CreatableList<Item, Stored>,
  ...items: [Item, ...Item[]]
) {
  const { body } = await list.send(items)
  const read = (response: unknown) => list.schema.safeParse(response).data ?? null
  return Array.isArray(body) ? body.map(read) : read(body)
}

/** The recorded id, or 28 when the capture has none. */
const idIn = (call: string) => Number(/\/(\d+)\/?$/.exec(call)?.[1] ?? 28)

/** Repeats a recorded call with the hook or query of a screen, or with the client if no screen has one. */
export function replayCall(
  { call, json, form = {}, multipart = {} }: Capture['sent'],
  with_: QueryClient,
) {
  const mutate = createMutator(with_)
  const body = sentJson(json)
  const as = <T>() => body as T
  const id = idIn(call)
  const [method = '', path = ''] = call.split(' ')
  const [pathname = ''] = path.split('?')
  const isOne = /^(?!auth)\w+\/[\w$]+\/?$/.test(pathname)
  const kind = `${method} ${isOne ? pathname.replace(/\/.*/, '/id/') : pathname}`
  const { uid = '', token = '', email = '', new_password = '', re_new_password = '' } = form
  const done = (response: Promise<unknown>) => response.then(() => {})
  const bodyOf = (response: Promise<{ body: unknown }>) => response.then(({ body }) => body)
  const callsByKind: Record<string, () => Promise<unknown>> = {
    'POST auth/jwt/create/': () =>
      mutate(useLogin, { email: '', password: '', ...(json as object), ...form }),
    'GET auth/users/me/': () => with_.query(currentUserQuery),
    'POST auth/users/': () => done(mutate(useRegister, as<Registration>())),
    'POST auth/users/activation/': () => done(mutate(useActivate, { uid, token })),
    'POST auth/users/resend_activation/': () => done(mutate(useResendActivation, email)),
    'POST auth/users/reset_password/': () => done(mutate(useRequestPasswordReset, email)),
    'POST auth/users/reset_password_confirm/': () =>
      done(mutate(useResetPassword, { uid, token, new_password, re_new_password })),
    'GET debtor/': () => with_.query(debtorListQuery),
    'GET debtor/id/': () => with_.query(debtorDetailQuery(id)),
    'POST debtor/': () =>
      Array.isArray(body)
        ? post(debtorBatchList, ...as<[DebtorBody]>())
        : post(debtorList, as<DebtorBody>()),
    'PUT debtor/id/': async () =>
      debtor.parse(await bodyOf(http.put(`debtor/${id}/`, { json: debtorRecord }))),
    'GET debt_notes/': () => with_.query(noteList.listQuery(1)),
    'POST debt_notes/': () => post(noteList.creatableList(1), { note: 'Rang twice.' }),
    'DELETE debt_notes/id/': () => mutate(() => noteList.useDelete(1), id),
    'POST debtor_address/': () => post(addressList.creatableList(1), as<AddressBody>()),
    'POST debtor_contact/': () => post(contactList.creatableList(1), as<ContactEntry>()),
    'POST invoice/': () => {
      const file = new File(['%PDF'], multipart.invoice_file?.slice(1) ?? 'x.pdf')
      const { signal } = new AbortController()
      const upload = { debtId: 1, file, signal, onProgress: () => {} }
      return post(invoiceList.creatableList(1), upload)
    },
    'GET download/id/': async () => (await downloadInvoice(id)).text(),
    'GET client_settings/': () => with_.query(clientSettingsQuery),
    'POST clients/': () => bodyOf(http.post('clients/', { json })),
    'POST verifycaptcha/': () => done(verifyCaptcha('')),
    'POST request_terms_review/': () => done(mutate(useRequestTermsReview, 'x')),
  }
  const matchingCall = callsByKind[kind]
  if (matchingCall) return matchingCall()
  const open = { isPublic: true, refreshOn401: false } as const
  if (method === 'GET') return http.get(pathname, z.unknown(), open)
  if (method === 'PUT') return bodyOf(http.put(pathname, { json }))
  if (method === 'DELETE') return http.delete(pathname)
  throw new Error(`Nothing of the client is like ${call}.`)
}
