/** A text that may differ for individuals, who include sole traders. */
export type Text = string | { individual: string; organisation: string }

export interface StatusRow {
  /** Status texts in use; spaces, hyphens and case are ignored. */
  names: readonly string[]
  meaning: string
  next: Text
  needed: Text
  isClientsTurn?: true
  isFinal?: true
  isPaused?: true
  /** For which debtors the sentences state the law of England and Wales. */
  englishLaw?: 'all' | 'individuals'
}

/**
 * The stages of recovering a debt, without those in court. PAPDC is the Pre-Action Protocol for Debt
 * Claims (in force since 1 October 2017), which covers individuals and sole traders; CPR the Civil
 * Procedure Rules. A solicitor acts on the client's instructions (SRA Code of Conduct for Solicitors,
 * 3.1), so the client is asked before a claim.
 */
export const recoveryStages: readonly StatusRow[] = [
  {
    // Specification, sections 3 and 8: the first status, and the answer to an import.
    names: ['Processing', 'New', 'Received'],
    meaning: 'We have your debt and are checking it.',
    next: 'Our collection team will be in touch within 1 working day of receiving it.',
    needed: 'Tell us straight away if the debtor pays you or contacts you.',
  },
  {
    // PAPDC 3.1 and 3.4; Practice Direction – Pre-Action Conduct, 6(b).
    names: ['In collection', 'Collecting', 'Contacting debtor', 'Reminder sent', 'Demand sent'],
    meaning: 'We are asking the debtor to pay, by letter, phone or email.',
    next: {
      individual:
        'If they do not pay or agree a payment plan, we send a letter before action, which gives them 30 days to reply.',
      organisation:
        'If they do not pay or agree a payment plan, we send a letter before action, which usually gives them 14 days to reply.',
    },
    needed: 'Tell us straight away if the debtor pays you or contacts you.',
    englishLaw: 'all',
  },
  {
    names: ['Tracing', 'Trace', 'Tracing debtor', 'Gone away'],
    meaning: 'We are looking for an address at which the debtor can be reached.',
    next: 'When we find an address we write to the debtor there, and if we find none we ask you how to proceed.',
    needed: 'Send us any other address, phone number or email address you have for the debtor.',
  },
  {
    // PAPDC 3.4: 30 days from the date at the top of the letter. Practice Direction – Pre-Action
    // Conduct, 6(b): 14 days in a straightforward case, for debtors outside PAPDC.
    names: [
      'Letter before action',
      'LBA',
      'LBA sent',
      'Letter before action sent',
      'Letter before claim',
      'Letter of claim',
      'Letter of claim sent',
      'Pre-action',
      'Pre-action protocol',
    ],
    meaning: 'We have warned the debtor in writing that a court claim can follow.',
    next: {
      individual:
        'They have 30 days from the date of the letter to pay or reply. If they do neither, we ask you whether to start a court claim.',
      organisation:
        'They usually have 14 days from the date of the letter to pay or reply. If they do neither, we ask you whether to start a court claim.',
    },
    needed: 'Tell us straight away if the debtor pays you or replies to you.',
    englishLaw: 'all',
  },
  {
    // PAPDC 4.2: no claim within those 30 days; 5.2: documents asked for are provided within 30 days.
    names: ['Reply received', 'Reply form received', 'Response received'],
    meaning: 'The debtor has answered our letter.',
    next: {
      individual:
        'A claim has to wait until 30 days after we receive the completed reply form or send the documents it asks for, whichever is later.',
      organisation: 'We go through the reply and tell you what we suggest.',
    },
    needed: {
      individual:
        'Send us any document the debtor has asked for. It has to reach them within 30 days of their request.',
      organisation: 'Tell us what you say to the reply, in a note.',
    },
    isClientsTurn: true,
    englishLaw: 'individuals',
  },
  {
    names: [
      'Payment plan',
      'Payment arrangement',
      'Arrangement to pay',
      'Instalments',
      'Instalment plan',
      'Paying by instalments',
    ],
    meaning: 'The debtor has agreed to pay in instalments.',
    next: 'We check each instalment when it is due, and contact the debtor if one is missed.',
    needed: 'Tell us straight away if an instalment is paid to you.',
  },
  {
    names: ['Part paid', 'Partly paid', 'Partially paid', 'Part payment'],
    meaning: 'Some of the debt has been paid.',
    next: 'We go on collecting the rest.',
    needed: 'Tell us straight away if more is paid to you.',
  },
  {
    // PAPDC 5.2: documents asked for are provided within 30 days.
    names: ['Disputed', 'In dispute', 'Dispute', 'Query', 'In query'],
    meaning: 'The debtor says that some or all of the debt is not owed.',
    next: 'We put your answer and your documents to the debtor, and then advise you whether to go on.',
    needed: {
      individual:
        'Write your side of it in a note and add what proves it. Documents the debtor has asked for must reach them within 30 days.',
      organisation:
        'Write your side of it in a note and add what proves it, such as the order or proof of delivery.',
    },
    isClientsTurn: true,
    englishLaw: 'individuals',
  },
  {
    // Limitation Act 1980, s. 5: a pause does not stop the time to claim.
    names: ['On hold', 'Hold', 'Paused', 'Suspended'],
    meaning: 'Work on this debt is paused.',
    next: 'We take no step until the reason for the pause is gone. The time in which a claim can be made runs on.',
    needed: 'Tell us when we should carry on.',
    isClientsTurn: true,
    isPaused: true,
  },
  {
    // Debt Respite Scheme (Breathing Space Moratorium and Mental Health Crisis Moratorium) (England
    // and Wales) Regulations 2020, regs. 7 and 26: 60 days for a breathing space moratorium.
    names: ['Breathing space', 'Moratorium', 'Debt respite'],
    meaning: 'The law protects the debtor from creditors for a time, while they get debt advice.',
    next: 'It usually lasts 60 days. Until it ends nobody may ask the debtor to pay, add interest or go to court.',
    needed: 'Do not ask the debtor to pay, and send us whatever you receive about it.',
    englishLaw: 'all',
  },
  {
    // Insolvency (England and Wales) Rules 2016, Part 14: claims by and payments to creditors.
    names: [
      'Insolvent',
      'Insolvency',
      'Administration',
      'In administration',
      'Liquidation',
      'In liquidation',
      'Bankrupt',
      'Bankruptcy',
    ],
    meaning: 'The debtor cannot pay everybody, and an office-holder shares out what there is.',
    next: 'The office-holder tells creditors by which date to claim, and pays a share if anything is left. This can take a year or more.',
    needed: 'Send us every letter you get from the office-holder: it may set a deadline.',
    englishLaw: 'all',
  },
  {
    // SRA Accounts Rules, 2.5: client money is returned promptly.
    names: ['Paid', 'Paid in full', 'Fully paid', 'Settled'],
    meaning: 'The debt has been paid or settled.',
    next: 'We promptly pay out what we hold for you and close the debt.',
    needed: 'Nothing. Call or write to us if money is missing.',
    isFinal: true,
  },
  {
    names: ['Closed'],
    meaning: 'We have stopped work on this debt.',
    next: 'Nothing more happens unless you ask us to reopen it.',
    needed: 'Nothing. Call or write to us if it should be reopened.',
    isFinal: true,
  },
  {
    names: ['Withdrawn', 'Cancelled'],
    meaning: 'The debt was withdrawn, and we have stopped collecting it.',
    next: 'Nothing more happens unless you instruct us again.',
    needed: 'Nothing. Call or write to us if it should not have been withdrawn.',
    isFinal: true,
  },
  {
    // VAT Notice 700/18: relief from VAT on bad debts.
    names: ['Written off', 'Write off', 'Uncollectable', 'Irrecoverable'],
    meaning: 'We do not expect to recover this debt and have stopped collecting it.',
    next: 'Nothing more happens unless you ask us to reopen it.',
    needed: 'Nothing. Your accountant can tell you whether you can reclaim the VAT on it.',
    isFinal: true,
  },
]
