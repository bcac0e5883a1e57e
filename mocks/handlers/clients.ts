import { accept, record } from '../drf/field'
import { email } from '../drf/values'
import { forbidden, json, noContent } from '../http/responses'
import { privateRoute } from '../http/route'
import { clientRecord } from '../records/fields'
import { createClient, serialiseClient, settingsOf } from '../records/rows'

const clients = privateRoute('clients/', {
  GET: ({ world, user }) => {
    const own = world.clients.where((row) => row.id === user.client)
    return json(own.map((row) => serialiseClient(world, row)))
  },
  POST: ({ world, user, data }) => {
    if (user.client !== null) throw forbidden('This user already has a client.')
    const row = createClient(world, accept(clientRecord, data()))
    world.users.save({ ...user, client: row.id })
    return json(serialiseClient(world, row), 201)
  },
})

const settings = privateRoute('client_settings/', {
  GET: ({ world, user }) => json(settingsOf(world, user.client)),
})

const termsRequest = record({ terms_email: email() })

const termsReview = privateRoute('request_terms_review/', {
  POST: ({ data }) => {
    accept(termsRequest, data())
    return noContent()
  },
})

export const clientHandlers = [...clients, ...settings, ...termsReview]
