/** What a client may ask for by a note that is written already. */
export const requests = [
  {
    verb: 'Ask us to pause',
    note: 'Request: please pause work on this debt until I write again.',
  },
  {
    verb: 'Ask us to withdraw',
    note: 'Request: please withdraw this debt and stop collecting it.',
  },
  {
    verb: 'Tell us it has been paid',
    note: 'Request: the debtor has paid me directly, in full. Please stop collecting this debt.',
  },
] as const

export type Request = (typeof requests)[number]
