import { listAnswer } from '../http/list-answer'
import { privateRoute } from '../http/route'
import { settingsOf } from '../records/clients'

export const clientSettingsHandlers = privateRoute('client_settings/', {
  GET: ({ world, user, url }) =>
    listAnswer({ world, url }, user.client === null ? [] : settingsOf(world, user.client)),
})
