import { createFileRoute } from '@tanstack/react-router'
import { Home } from '@/features/about/Home'
import { titled } from './-title'

export const Route = createFileRoute('/home')({
  head: () => titled('Home'),
  component: Home,
})
