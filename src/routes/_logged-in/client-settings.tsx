import { createFileRoute } from '@tanstack/react-router'
import { ClientSettings } from '@/features/company/ClientSettings'
import { pageTitle } from '../-page-title'

export const Route = createFileRoute('/_logged-in/client-settings')({
  head: () => pageTitle('Client settings'),
  component: ClientSettings,
})
