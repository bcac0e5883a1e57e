/** The terms of a claim, explained to creditors. */
export const glossary = {
  'Late payment interest':
    'Statutory interest: what the law adds to a business debt for each day it is overdue. It does not apply to debts of private individuals.',
  'Late payment compensation':
    'A fixed sum the law adds once to an overdue business debt: £40 below £1,000, £70 below £10,000, £100 for £10,000 or more.',
  'Fee type': 'How our work on the debt is charged. It follows from the original amount.',
  'Fixed Fee': 'A fixed sum for our work on the debt.',
  'No Recovery No Fee': 'You pay for our work only if money is recovered.',
  Disputed:
    'The debtor says that some or all of it is not owed. That doesn’t end the claim: we need your side of it.',
}
