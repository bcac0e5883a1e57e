import { createFileRoute } from '@tanstack/react-router'
import { About } from '@/features/about/About'
import { pageTitle } from './-page-title'

export const Route = createFileRoute('/about')({
  head: () => pageTitle('About us'),
  component: About,
})
