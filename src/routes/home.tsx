import { createFileRoute } from '@tanstack/react-router'
import { Home } from '@/features/about/Home'
import { pageTitle } from './-page-title'

export const Route = createFileRoute('/home')({
  head: () => pageTitle('Home'),
  component: Home,
})
