/** The sentences of the firm about one status. */
interface StatusGuide {
  /** The meaning of the status. */
  now: string
  next: string
  /** The client's part. */
  wanted?: string
}

/**
 * The commonest statuses, by their exact names. The firm edits this list; of any other status the portal
 * shows the server's own words alone. Pre-Action Protocol for Debt Claims, paragraph 3.4: 30 days to
 * reply for individuals, sole traders included. Limitation Act 1980, section 5: a pause does not stop
 * the time to claim.
 */
const guides = new Map<string, StatusGuide>(
  Object.entries({
    Processing: {
      now: 'We have your debt and are checking it.',
      next: 'Our collection team will be in touch within 1 working day of receiving it.',
    },
    'Letter before action': {
      now: 'We have warned the debtor in writing that a court claim can follow.',
      next: 'If they do not pay by the date in the letter, we ask you whether to start a claim: individuals and sole traders have 30 days to reply.',
    },
    'Payment plan': {
      now: 'The debtor has agreed to pay in instalments.',
      next: 'We check each instalment when it is due and contact the debtor if one is missed.',
    },
    Disputed: {
      now: 'The debtor says that some or all of the debt is not owed.',
      next: 'We put your answer to the debtor and then advise you whether to continue.',
      wanted: 'Write your side in a note and upload your evidence.',
    },
    'On hold': {
      now: 'Work on this debt is paused.',
      next: 'We will take no action until you ask us to continue. The time limit for a claim keeps running.',
      wanted: 'Tell us in a note when to continue.',
    },
    'Court proceedings': {
      now: 'A court claim against the debtor is being prepared or is under way.',
      next: 'We tell you as soon as the court or the debtor answers.',
      wanted: 'Send us every document and message about the debt that we do not have yet.',
    },
    Judgment: {
      now: 'The court has ordered the debtor to pay.',
      next: 'If they do not pay by the date the court set, we can ask it to enforce the judgment.',
      wanted: 'Tell us what you know of the debtor’s bank, employer and property.',
    },
    Paid: {
      now: 'The debt has been paid.',
      next: 'We pay out what we hold for you and close the debt.',
      wanted: 'Nothing. Contact us if any money is missing.',
    },
    Closed: {
      now: 'We have stopped work on this debt.',
      next: 'Nothing more happens unless you ask us to reopen it.',
      wanted: 'Nothing. Contact us if you want us to reopen it.',
    },
  }),
)

const always = { wanted: 'Tell us straight away if the debtor pays you or contacts you.' }

/** The guide to a status; null for a name that is not in the list. */
export function statusGuide(status: string): Required<StatusGuide> | null {
  const guide = guides.get(status.trim())
  return guide ? { ...always, ...guide } : null
}
