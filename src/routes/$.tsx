import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '@/features/shell/PageNotFound'
import { notFoundTitle } from './-page-title'

/** Any other path. */
export const Route = createFileRoute('/$')({ head: () => notFoundTitle, component: PageNotFound })
