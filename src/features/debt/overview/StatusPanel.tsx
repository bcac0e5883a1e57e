import { Box, Grid, Text } from '@chakra-ui/react'
import { ArrowRight, Hand, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Debtor } from '@/api/debtor/debtor'
import { isUnread } from '@/api/wire/tolerant-record'
import { config } from '@/config'
import { TextLink } from '@/ui/Buttons'
import { ContactLinks } from '@/ui/ContactLinks'
import { Panel } from '@/ui/Panel'
import type { DebtLists } from '../debt-lists'
import type { EditValues } from '../edit/edit-values'
import { OpenRequestNotice } from '../requests/OpenRequestNotice'
import { useOpenRequests } from '../requests/useOpenRequests'
import { type Need, statusSummary } from './status-summary'

/** The status of a debt, the next step, and the actions needed from the client. */
export function StatusPanel({
  debtor,
  lists,
  onAdd,
}: {
  debtor: Debtor
  lists: DebtLists
  /** Opens the form at a missing field. */
  onAdd: (field: keyof EditValues) => void
}) {
  const { debtor_debt: debt } = debtor
  const { status, status_detail } = debt
  const { meaning, next, needed, needs, hasTask, isEnglishLaw } = statusSummary(debtor, lists)
  const clientStep = (needed || needs.length > 0) && (
    <StatusRow term="What we need from you" Icon={Hand} isHighlighted={hasTask}>
      {needed}
      {needs.length > 0 && <NeedsList needs={needs} onAdd={onAdd} mt={needed ? '2' : undefined} />}
    </StatusRow>
  )
  return (
    <Panel heading="Where it stands">
      {useOpenRequests(debtor).map((open) => (
        <OpenRequestNotice key={open.note.id} open={open} />
      ))}
      <Box as="dl">
        {hasTask && clientStep}
        <StatusRow term="Now" Icon={MapPin}>
          {status_detail} {meaning}
          {isUnread(debt, 'status') && 'The status could not be read.'}
          {isUnread(debt, 'status_detail') && ' The detail could not be read.'}
          {!status_detail && !meaning && status}
          {!status && !status_detail && !isUnread(debt, 'status') && 'No status is recorded.'}
        </StatusRow>
        <StatusRow term="What happens next" Icon={ArrowRight}>
          {next ?? (
            <>
              Our team can tell you:{' '}
              <ContactLinks phone={config.contactPhone} email={config.contactEmail} />.
            </>
          )}
        </StatusRow>
        {!hasTask && clientStep}
      </Box>
      {isEnglishLaw && (
        <Text mt="3" fontSize="sm" color="fg.muted">
          Time limits here are those of England and Wales. Scotland and Northern Ireland have
          others.
        </Text>
      )}
    </Panel>
  )
}

/** Highlighted if the client has to act. */
const StatusRow = ({
  term,
  Icon,
  isHighlighted = false,
  children,
}: {
  term: string
  Icon: LucideIcon
  isHighlighted?: boolean
  children: ReactNode
}) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' }}
    columnGap="4"
    rowGap="1"
    py="3"
    overflowWrap="anywhere"
    {...(isHighlighted
      ? { bg: 'bg.warning', mx: { base: '-2', md: '-3' }, px: { base: '2', md: '3' } }
      : { borderTopWidth: '1px' })}
    borderRadius={isHighlighted ? 'md' : undefined}
  >
    <Box
      as="dt"
      display="flex"
      gap="2"
      fontSize="sm"
      lineHeight="1.5rem"
      color={isHighlighted ? 'fg.warning' : 'fg.muted'}
      fontWeight={isHighlighted ? 'semibold' : undefined}
      css={{ '& svg': { flex: 'none', width: '1rem', marginTop: '0' } }}
    >
      <Icon aria-hidden />
      {term}
    </Box>
    <dd>{children}</dd>
  </Grid>
)

const NeedsList = ({
  needs,
  onAdd,
  mt,
}: {
  needs: readonly Need[]
  onAdd: (field: keyof EditValues) => void
  mt?: string | undefined
}) => (
  <Box as="ul" listStyleType="none" display="grid" gap="2" mt={mt}>
    {needs.map((need) => (
      <li key={need.text}>
        {'field' in need ? (
          <Box asChild color="accent" textDecoration="underline" textAlign="start" cursor="pointer">
            <button type="button" onClick={() => onAdd(need.field)}>
              {need.text}
            </button>
          </Box>
        ) : (
          <TextLink to="." search={{ tab: need.tab } as never} state resetScroll={false}>
            {need.text}
          </TextLink>
        )}
      </li>
    ))}
  </Box>
)
