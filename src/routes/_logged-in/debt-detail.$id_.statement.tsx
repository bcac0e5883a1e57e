import { createFileRoute } from '@tanstack/react-router'
import { Statement } from '@/features/debt/statement/Statement'
import { debtRoute } from '../-debt-route'
import { titleUnlessNotFound } from '../-page-title'

export const Route = createFileRoute('/_logged-in/debt-detail/$id_/statement')({
  ...debtRoute,
  head: titleUnlessNotFound('Statement of account'),
  component: () => <Statement debtorId={Route.useRouteContext().debtorId} />,
})
