import { json } from '../http/answer'
import { privateRoute } from '../http/route'
import { settingsOf } from '../records/clients'

export const clientSettingsHandlers = privateRoute('client_settings/', {
  GET: ({ world, user }) => json(user.client === null ? [] : settingsOf(world, user.client)),
})
