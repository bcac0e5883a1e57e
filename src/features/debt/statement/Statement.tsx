import { Flex } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clientListQuery } from '@/api/clients'
import type { Debtor } from '@/api/debtor/debtor'
import { toFailure } from '@/api/http/errors'
import { currentUserQuery } from '@/api/user'
import { debtorName } from '@/rules/debtor-name'
import { useToday } from '@/session/today'
import { Button, TextLink } from '@/ui/Buttons'
import { LoadError } from '@/ui/LoadError'
import { restoreFocusOnRemoval } from '@/ui/restore-focus-on-removal'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { LoadedDebt } from '../LoadedDebt'
import { CopySummaryButton } from './CopySummaryButton'
import { StatementPaper } from './StatementPaper'

const heading = 'Statement of account'

/** The statement of a debt, to print or save as a PDF in the browser. */
export const Statement = ({ debtorId }: { debtorId: number }) => (
  // The paper's heading replaces the screen's, which may have the focus.
  <div ref={restoreFocusOnRemoval}>
    <LoadedDebt debtorId={debtorId} heading={heading} isFullRecordRequired>
      {(debtor, notices) => (
        <>
          {notices}
          <Printable debtor={debtor} />
        </>
      )}
    </LoadedDebt>
  </div>
)

function Printable({ debtor }: { debtor: Debtor }) {
  const today = useToday()
  const { data: user } = useQuery(currentUserQuery)
  const clients = useQuery(clientListQuery)
  const creditor = clients.data?.items.find(({ id }) => id === user?.client)
  const name = [debtorName(debtor), debtor.customer_ref].filter(Boolean).join(' ')
  usePrintTitle(`Statement of account ${name} ${today}`)
  // Waits for the creditor, to avoid a layout shift.
  if (clients.isPending) {
    return (
      <Screen heading={heading}>
        <Skeleton lines={8} label="Loading the statement" />
      </Screen>
    )
  }
  return (
    <>
      <PrintStyles />
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="4" maxW="52rem">
        <TextLink to="/debt-detail/$id" params={{ id: debtor.id }} state>
          Back to the debt
        </TextLink>
        <Flex wrap="wrap" gap={{ base: '1', md: '3' }} ms={{ base: '-3', md: '0' }}>
          <CopySummaryButton debtor={debtor} size="sm" />
          <Button size="sm" onClick={() => window.print()}>
            Print statement
          </Button>
        </Flex>
      </Flex>
      {clients.isError && (
        <LoadError
          name="your company"
          message={toFailure(clients.error).message}
          onRetry={() => void clients.refetch()}
        />
      )}
      <StatementPaper debtor={debtor} creditor={creditor ?? clients.data?.items[0]} today={today} />
    </>
  )
}

/** Sets the document title while printing, because browsers name the saved PDF after it. */
function usePrintTitle(title: string): void {
  useEffect(() => {
    let before = ''
    const start = () => {
      before = document.title
      document.title = title
    }
    const end = () => {
      document.title = before
    }
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [title])
}

const paper = '[data-paper]'

/** Prints only the statement, in black on white, without the portal's header and buttons. */
const styles = {
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': {
    // All sizes are in rem: most statements then fit on one page.
    html: { fontSize: '12px !important' },
    [`body *:not(:has(${paper}), ${paper}, ${paper} *)`]: { display: 'none !important' },
    [`html, body, body :has(${paper}), ${paper}`]: {
      display: 'block !important',
      minHeight: '0 !important',
      maxWidth: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      background: '#fff !important',
    },
    [`${paper}, ${paper} *`]: {
      color: '#000 !important',
      background: 'transparent !important',
      borderColor: '#999 !important',
      boxShadow: 'none !important',
    },
    // Scrollable regions print in full.
    [`${paper} [role=region]`]: { overflow: 'visible !important' },
    [`${paper} thead`]: { display: 'table-header-group' },
    [`${paper} :is(tr, dl > *, [data-together])`]: { breakInside: 'avoid' },
    [`${paper} :is(h1, h2)`]: { breakAfter: 'avoid' },
  },
} as const

const PrintStyles = () => <Global styles={styles} />
