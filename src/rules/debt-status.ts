/** What the firm says about one status, a sentence for each. */
export interface StatusGuide {
  /** What the status means. */
  now: string
  next: string
  /** The client's part. */
  wanted: string
}

/**
 * The commonest statuses, by their exact names. The firm edits this list; of any other status the portal
 * shows the server's own words alone. Pre-Action Protocol for Debt Claims, paragraph 3.4: 30 days to
 * reply for individuals, sole traders included. Limitation Act 1980, section 5: a pause does not stop
 * the time to claim.
 */
const guides: Readonly<Record<string, StatusGuide>> = {
  Processing: {
    now: 'We have your debt and are checking it.',
    next: 'Our collection team will be in touch within 1 working day of receiving it.',
    wanted: 'Tell us straight away if the debtor pays you or contacts you.',
  },
  'In collection': {
    now: 'We are asking the debtor to pay.',
    next: 'If they neither pay nor agree a plan, we write to say that a court claim can follow.',
    wanted: 'Tell us straight away if the debtor pays you or contacts you.',
  },
  'Letter before action': {
    now: 'We have warned the debtor in writing that a court claim can follow.',
    next: 'If they do not pay by the date in the letter, we ask you whether to start a claim: individuals and sole traders have 30 days to reply.',
    wanted: 'Tell us straight away if the debtor pays you or replies to you.',
  },
  'Payment plan': {
    now: 'The debtor has agreed to pay in instalments.',
    next: 'We check each instalment when it is due and contact the debtor if one is missed.',
    wanted: 'Tell us straight away if an instalment is paid to you.',
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
  Enforcement: {
    now: 'The judgment is being enforced.',
    next: 'We tell you what is collected and when it reaches you.',
    wanted: 'Tell us straight away if the debtor pays you.',
  },
  Insolvent: {
    now: 'The debtor cannot pay everybody, and an office-holder shares out what there is.',
    next: 'The office-holder tells creditors by which date to claim.',
    wanted: 'Send us every letter you get from the office-holder: it may set a deadline.',
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
}

/** The guide to a status; null for a name that is not in the list. */
export const statusGuide = (status: string): StatusGuide | null =>
  Object.hasOwn(guides, status.trim()) ? (guides[status.trim()] ?? null) : null
