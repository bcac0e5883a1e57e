import { accept } from '../drf/accept'
import { forbidden, json } from '../http/answer'
import { listAnswer } from '../http/list-answer'
import { privateRoute } from '../http/route'
import { clientAnswer, clientRecord, createClient } from '../records/clients'

export const clientHandlers = privateRoute('clients/', {
  GET: ({ world, user, url }) => {
    const own = world.clients.where((row) => row.id === user.client)
    return listAnswer(
      { world, url },
      own.map((row) => clientAnswer(world, row)),
    )
  },
  POST: ({ world, user, data }) => {
    if (user.client !== null) throw forbidden('This user already has a client.')
    const row = createClient(world, accept(clientRecord, data()))
    world.users.save({ ...user, client: row.id })
    return json(clientAnswer(world, row), 201)
  },
})
