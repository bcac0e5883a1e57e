import { type ChangeEvent, type ElementType, useEffect, useMemo, useState } from 'react'

interface Row {
  id: number
  cells: readonly string[]
  amount: number
}
interface DebtorRecord {
  id: number
  company_name: string | null
  last_name: string | null
  customer_ref: string
  debtor_debt: Record<string, string | null>
}

const height = 44
const shown = 40

const rowOf = ({
  id,
  company_name,
  last_name,
  customer_ref,
  debtor_debt: debt,
}: DebtorRecord): Row => ({
  id,
  cells: [
    company_name ?? last_name ?? '',
    customer_ref,
    debt.initial_debt ?? '',
    debt.amount_outstanding ?? '',
    debt.interestDue ?? '',
    debt.compDue ?? '',
    debt.last_invoice_date ?? '',
    debt.status ?? '',
  ],
  amount: Number(debt.initial_debt),
})

type Elements = Record<'Input' | 'Button' | 'Table' | 'Body' | 'Row' | 'Cell', ElementType>

const native: Elements = {
  Input: 'input',
  Button: 'button',
  Table: 'table',
  Body: 'tbody',
  Row: 'tr',
  Cell: 'td',
}

/** A minimal long list: rows of equal height, no validation, no calculation. */
export function List({
  elements: { Input, Button, Table, Body, Row, Cell } = native,
}: {
  elements?: Elements
}) {
  const [all, setAll] = useState<readonly Row[]>([])
  const [first, setFirst] = useState(0)
  const [text, setText] = useState('')
  const [sorted, setSorted] = useState(false)
  useEffect(() => {
    const headers = { Authorization: `JWT ${new URLSearchParams(location.search).get('token')}` }
    fetch('/api/v1/debtor/', { headers })
      .then((response) => response.text())
      .then((text) => setAll((JSON.parse(text) as DebtorRecord[]).map(rowOf)))
    const updateFirst = () => setFirst(Math.max(0, Math.floor(window.scrollY / height) - 8))
    window.addEventListener('scroll', updateFirst)
    return () => window.removeEventListener('scroll', updateFirst)
  }, [])
  const rows = useMemo(() => {
    const found = all.filter(({ cells }) => cells.some((cell) => cell.toLowerCase().includes(text)))
    return sorted ? found.sort((one, other) => one.amount - other.amount) : found
  }, [all, text, sorted])
  return (
    <>
      <Input
        type="search"
        value={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
      />
      <Button type="button" onClick={() => setSorted(!sorted)}>
        Original amount
      </Button>
      <p>{rows.length} of these</p>
      <Table style={{ tableLayout: 'fixed', width: '100%' }}>
        <Body>
          <Row style={{ height: first * height }} />
          {rows.slice(first, first + shown).map(({ id, cells }) => (
            <Row key={id} data-debt={id} style={{ height }}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index
                <Cell key={index}>{cell}</Cell>
              ))}
            </Row>
          ))}
          <Row style={{ height: Math.max(0, rows.length - first - shown) * height }} />
        </Body>
      </Table>
    </>
  )
}
