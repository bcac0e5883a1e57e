import type { StatusRow } from './debt-status-stages'

/** The stages of a court claim and its enforcement. CPR: the Civil Procedure Rules. */
export const courtStages: readonly StatusRow[] = [
  {
    // CPR 10.3, 12.3 and 15.4.
    names: [
      'Court proceedings',
      'Legal proceedings',
      'Court action',
      'Legal action',
      'Litigation',
      'In court',
      'Proceedings',
    ],
    meaning: 'A court claim against the debtor is being prepared or is under way.',
    next: 'Once the claim is served the debtor has 14 days to respond, or 28 days if they acknowledge service. Without a response we can ask for judgment.',
    needed: 'Send us every document and message about the debt that we do not have yet.',
    englishLaw: 'all',
  },
  {
    // CPR 9.2, 10.3, 12.3, 14.2 and 15.4: 14 days after service of the particulars of claim.
    names: ['Claim issued', 'Claim form issued', 'Proceedings issued', 'Claim served', 'Issued'],
    meaning: 'The court has issued the claim against the debtor.',
    next: 'The debtor has 14 days from service of the claim to pay it, admit it, defend it or ask for more time. Without a response we can ask for judgment.',
    needed: 'Tell us straight away if the debtor pays you or contacts you.',
    englishLaw: 'all',
  },
  {
    // CPR 10.3 and 15.4(1)(b): 28 days after service of the particulars of claim.
    names: [
      'Acknowledgment of service',
      'Acknowledgement of service',
      'Acknowledgment filed',
      'Service acknowledged',
      'AOS',
      'AOS filed',
    ],
    meaning: 'The debtor has told the court that they received the claim.',
    next: 'They have 28 days from service of the claim to file a defence. Without one we can ask for judgment.',
    needed: 'Have ready what proves the debt: the order, the contract and proof of delivery.',
    englishLaw: 'all',
  },
  {
    // CPR 15.10 and Part 26: the court's notice names the date for the directions questionnaire.
    names: ['Defence', 'Defence filed', 'Defence received', 'Defended'],
    meaning: 'The debtor has told the court why they do not owe all or part of the debt.',
    next: 'The court sends both sides a questionnaire, to be returned by the date on it, and then decides how the claim goes on.',
    needed: 'Tell us in a note which points of the defence are right and which are not.',
    isClientsTurn: true,
    englishLaw: 'all',
  },
  {
    // CPR 3.1(2)(o) and Part 26: the court can order or encourage the parties to mediate.
    names: ['Mediation', 'In mediation'],
    meaning: 'A mediator is helping both sides to agree, without deciding who is right.',
    next: 'An agreement ends the claim on its terms. Without one the court sets a hearing.',
    needed: 'Tell us the least you would accept, and how soon it would have to be paid.',
    isClientsTurn: true,
    englishLaw: 'all',
  },
  {
    // CPR 27.4 and 28.2: the court gives notice of the date.
    names: ['Hearing', 'Hearing listed', 'Awaiting hearing', 'Trial', 'Trial listed'],
    meaning: 'A judge is going to decide the claim.',
    next: 'The court gives notice of the date, and the judge usually decides on the day.',
    needed: 'Tell us who can give evidence for you, and when they cannot come.',
    englishLaw: 'all',
  },
  {
    // CPR 40.11: within 14 days, unless the judgment says otherwise or orders instalments.
    names: [
      'Judgment',
      'Judgement',
      'CCJ',
      'County Court judgment',
      'County Court judgement',
      'Default judgment',
      'Default judgement',
      'Judgment by default',
      'Judgment in default',
      'Judgment entered',
      'Judgment obtained',
    ],
    meaning: 'The court has ordered the debtor to pay.',
    next: 'They have 14 days from the judgment to pay, unless the court set another date or instalments. After that we can ask the court to enforce it.',
    needed: 'Tell us what you know of their bank, employer, vehicles and property.',
    englishLaw: 'all',
  },
  {
    // Taking Control of Goods Regulations 2013, reg. 6: 7 clear days' notice. CPR Parts 71 to 73, 83
    // and 89: the other ways.
    names: [
      'Enforcement',
      'Enforcing',
      'Enforcement agents',
      'Bailiffs',
      'High Court enforcement',
      'Warrant of control',
      'Warrant issued',
      'Writ of control',
      'Charging order',
      'Attachment of earnings',
      'Third party debt order',
    ],
    meaning: 'The court’s powers are being used to collect the judgment.',
    next: 'Enforcement agents give at least 7 clear days’ notice before a visit. An order on wages, a bank account or property takes as long as the court needs.',
    needed: 'Tell us straight away if the debtor pays you, or what they own has changed.',
    englishLaw: 'all',
  },
]
