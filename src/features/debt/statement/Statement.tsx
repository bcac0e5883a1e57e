import { Flex } from '@chakra-ui/react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clientListQuery } from '@/api/clients'
import { type Debtor, mainAddress } from '@/api/debtor/debtor'
import { debtorDetailQuery, debtorListQuery } from '@/api/debtor/queries'
import { currentUserQuery } from '@/api/user'
import { LoadError } from '@/components/LoadError'
import { legalName } from '@/rules/debtor-name'
import { type DebtorIdentity, isSameDebtor } from '@/rules/duplicate'
import { useToday } from '@/session/today'
import { Button, TextLink } from '@/ui/Buttons'
import { Screen } from '@/ui/Screen'
import { Skeleton } from '@/ui/Skeleton'
import { LoadedDebt } from '../LoadedDebt'
import { StatementPaper } from './StatementPaper'

const heading = 'Statement of account'

/** The statement of all debts of a debtor, to print or save as a PDF in the browser. */
export const Statement = ({ debtorId }: { debtorId: number }) => (
  <LoadedDebt debtorId={debtorId} heading={heading} isFullRecordRequired>
    {(debtor, notice) => (
      <>
        {notice}
        <Printable debtor={debtor} />
      </>
    )}
  </LoadedDebt>
)

function Printable({ debtor }: { debtor: Debtor }) {
  const today = useToday()
  const { data: user } = useQuery(currentUserQuery)
  const clients = useQuery(clientListQuery)
  const others = useOtherDebts(debtor)
  const name = [legalName(debtor), debtor.customer_ref].filter(Boolean).join(' ')
  usePrintTitle(`${heading} ${name} ${today}`)
  // Waits for everything, to avoid a layout shift.
  if (clients.isPending || others.isPending) {
    return (
      <Screen heading={heading}>
        <Skeleton lines={8} label="Loading the statement" />
      </Screen>
    )
  }
  if (others.error) {
    return (
      <Screen heading={heading}>
        <LoadError name="the other debts of this debtor" query={others} />
      </Screen>
    )
  }
  const companies = clients.data?.items ?? []
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="4" maxW="52rem">
        <TextLink to="/debt-detail/$id" params={{ id: debtor.id }} state>
          Back to the debt
        </TextLink>
        <Button size="sm" onClick={() => window.print()}>
          Print statement
        </Button>
      </Flex>
      {clients.error && <LoadError name="your company" query={clients} />}
      <StatementPaper
        debtors={[debtor, ...others.debtors]}
        creditor={companies.find(({ id }) => id === user?.client) ?? companies[0]}
        today={today}
      />
    </>
  )
}

const identityOf = (debtor: Debtor): DebtorIdentity => ({
  name: legalName(debtor),
  companyNumber: debtor.company_number,
  address: mainAddress(debtor),
})

/** The other debts of the same debtor, each with its full record. */
function useOtherDebts(debtor: Debtor) {
  const list = useQuery(debtorListQuery)
  const identity = identityOf(debtor)
  const others = (list.data?.items ?? []).filter(
    (other) => other.id !== debtor.id && isSameDebtor(identity, identityOf(other)),
  )
  const records = useQueries({ queries: others.map(({ id }) => debtorDetailQuery(id)) })
  const all = [list, ...records]
  return {
    debtors: records.flatMap(({ data }) => data ?? []),
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const query of all) if (query.error) void query.refetch()
    },
  }
}

/** Sets the document title while printing, because browsers name the saved PDF after it. */
function usePrintTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    const onPrint = ({ type }: Event) => {
      document.title = type === 'beforeprint' ? title : before
    }
    window.addEventListener('beforeprint', onPrint)
    window.addEventListener('afterprint', onPrint)
    return () => {
      window.removeEventListener('beforeprint', onPrint)
      window.removeEventListener('afterprint', onPrint)
    }
  }, [title])
}
