import { useQuery } from '@tanstack/react-query'
import type { Debtor } from '@/api/debtor/debtor'
import { invoiceListQuery } from '@/api/invoices/queries'
import { QueryList } from '../QueryList'
import { SideColumn } from '../SideColumn'
import { InvoiceFiles } from './InvoiceFiles'
import { UploadInvoices } from './UploadInvoices'

export function Invoices({ debtor }: { debtor: Debtor }) {
  const debtId = debtor.debtor_debt.id
  const query = useQuery(invoiceListQuery(debtId))
  return (
    <SideColumn side={<UploadInvoices debtId={debtId} />}>
      <QueryList query={query} what="the invoices">
        {(invoices) => <InvoiceFiles invoices={invoices} />}
      </QueryList>
    </SideColumn>
  )
}
