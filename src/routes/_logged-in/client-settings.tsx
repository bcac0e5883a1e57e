import { createFileRoute } from '@tanstack/react-router'
import { ClientSettings } from '@/features/company/ClientSettings'
import { titled } from '../-title'

export const Route = createFileRoute('/_logged-in/client-settings')({
  head: () => titled('Client settings'),
  component: ClientSettings,
})
