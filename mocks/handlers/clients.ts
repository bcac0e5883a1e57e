import { accept } from '../drf/accept'
import { listResponse } from '../http/list-response'
import { forbidden, json } from '../http/responses'
import { privateRoute } from '../http/route'
import { clientRecord, createClient, serialiseClient } from '../records/clients'

export const clientHandlers = privateRoute('clients/', {
  GET: ({ world, user, url }) => {
    const own = world.clients.where((row) => row.id === user.client)
    return listResponse(
      { world, url },
      own.map((row) => serialiseClient(world, row)),
    )
  },
  POST: ({ world, user, data }) => {
    if (user.client !== null) throw forbidden('This user already has a client.')
    const row = createClient(world, accept(clientRecord, data()))
    world.users.save({ ...user, client: row.id })
    return json(serialiseClient(world, row), 201)
  },
})
