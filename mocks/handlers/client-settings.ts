import { listResponse } from '../http/list-response'
import { privateRoute } from '../http/route'
import { settingsOf } from '../records/clients'

export const clientSettingsHandlers = privateRoute('client_settings/', {
  GET: ({ world, user, url }) =>
    listResponse({ world, url }, user.client === null ? [] : settingsOf(world, user.client)),
})
