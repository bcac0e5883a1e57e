import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { toFailure } from '@/api/errors'
import { config } from '@/config'
import { mailtoOf, telOf } from '@/rules/reach'
import { Button, ExternalLink, TextLink } from '@/ui/Buttons'
import { CheckingNotice } from '@/ui/CheckingNotice'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Notice } from '@/ui/Notice'
import { Panel } from '@/ui/Panel'
import { useSendNote } from '../notes/useSendNote'
import { type Request, requests } from './requests'

/** What the portal has no call for is asked by a prepared note, by phone or by e-mail. */
export function AskUs({ debtId }: { debtId: number }) {
  const { send, isChecking, stopChecking } = useSendNote(debtId)
  const [asked, setAsked] = useState<Request | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function sendRequest(request: Request) {
    setProblem(null)
    try {
      await send(request.note)
    } catch (thrown) {
      setProblem(toFailure(thrown).message)
    }
    setAsked(null)
  }

  return (
    <Panel heading="Has something changed?">
      {problem && (
        <Notice tone="error" heading="Your request was not sent">
          {problem}
        </Notice>
      )}
      <Flex wrap="wrap" gap="3">
        {requests.map((request) => (
          <Button key={request.verb} variant="outline" onClick={() => setAsked(request)}>
            {request.verb}
          </Button>
        ))}
      </Flex>
      <Text mt="4">
        Paid in part?{' '}
        <TextLink to="." search={{ tab: 'payments' } as never} state>
          Report what came in
        </TextLink>
        , and we go on collecting the rest.
      </Text>
      <Text mt="2" color="fg.muted">
        Your request is added to the notes. In a hurry, call{' '}
        <ExternalLink href={telOf(config.contactPhone) ?? ''}>{config.contactPhone}</ExternalLink>{' '}
        or write to{' '}
        <ExternalLink href={mailtoOf(config.contactEmail) ?? ''}>
          {config.contactEmail}
        </ExternalLink>
        .
      </Text>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.verb ?? ''}
        body={
          asked && (
            <>
              <p>This note will be added to the debt:</p>
              <Box asChild mt="3" ps="3" borderInlineStartWidth="4px">
                <blockquote>{asked.note}</blockquote>
              </Box>
              {isChecking && <CheckingNotice onStop={stopChecking} />}
            </>
          )
        }
        confirm={asked?.verb ?? ''}
        tone="brand"
        onConfirm={async () => {
          if (asked) await sendRequest(asked)
        }}
        onClose={() => setAsked(null)}
      />
    </Panel>
  )
}
