/** Groups of statuses, each with its own colour and icon; `unknown` is any other text. */
export type StatusFamily =
  | 'new'
  | 'in-progress'
  | 'waiting-for-you'
  | 'legal'
  | 'paid'
  | 'closed'
  | 'unknown'

/** A status in lower case, without spaces, hyphens and underscores. */
export const statusKey = (status: string) =>
  status
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\p{Pd}]+/gu, '')

const patterns: readonly (readonly [StatusFamily, RegExp])[] = [
  ['new', /^(processing|new|received)$/],
  ['paid', /^(paid|paidinfull|fullypaid|settled)$/],
  ['closed', /^(closed|withdrawn|cancelled|writtenoff|writeoff|uncollectable|irrecoverable)$/],
  [
    'waiting-for-you',
    /^((reply|replyform|response)received|defence(filed|received)?|defended|(in)?mediation|(in)?(disputed?|query)|(on)?hold|paused|suspended)$/,
  ],
  [
    'in-progress',
    /^(incollection|collecting|contactingdebtor|(reminder|demand)sent|trace|tracing(debtor)?|goneaway|lba(sent)?|letter(beforeaction|beforeclaim|ofclaim)(sent)?|preaction(protocol)?|payment(plan|arrangement)|arrangementtopay|instalments|instalmentplan|payingbyinstalments|(part|partly|partially)paid|partpayment)$/,
  ],
  [
    'legal',
    /^((court|legal)(proceedings|action)|litigation|incourt|proceedings|(claim|claimform|proceedings)issued|claimserved|issued|acknowledge?mentof(service)|acknowledgmentfiled|serviceacknowledged|aos(filed)?|hearing(listed)?|awaitinghearing|trial(listed)?|(default|countycourt)?judge?ment(bydefault|indefault|entered|obtained)?|ccj|enforcement(agents)?|enforcing|bailiffs|highcourtenforcement|warrant(ofcontrol|issued)|writofcontrol|chargingorder|attachmentofearnings|thirdpartydebtorder|breathingspace|moratorium|debtrespite|insolvent|insolvency|(in)?(administration|liquidation)|bankrupt(cy)?)$/,
  ],
]

/** The family of a status, which the server sends as free text. */
export function statusFamily(status: string): StatusFamily {
  const key = statusKey(status)
  return patterns.find(([, pattern]) => pattern.test(key))?.[0] ?? 'unknown'
}
