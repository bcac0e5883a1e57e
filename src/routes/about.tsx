import { createFileRoute } from '@tanstack/react-router'
import { About } from '@/features/about/About'
import { titled } from './-title'

export const Route = createFileRoute('/about')({
  head: () => titled('About us'),
  component: About,
})
