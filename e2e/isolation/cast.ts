import { type AccountState, accountStates } from '@/e2e/support/people'

/**
 * People who reach more than their account state says, or who look like it: through the studio's ownership, a brokerage, a
 * transfer, a link without an account, or a remembered device.
 */
export const relatedPeople = [
  'owner',
  'brokerageAdmin',
  'brokerageMember',
  'formerMember',
  'transferHolder',
  'sellerByLink',
  'payerByLink',
  'rememberedDevice',
] as const
export type RelatedPerson = (typeof relatedPeople)[number]

/** Everyone whose requests the tables decide about. */
export type Someone = AccountState | RelatedPerson
export const everyone: readonly Someone[] = [...accountStates, ...relatedPeople]

/**
 * The account state of each, which decides wherever a table says nothing else. Links open no account, and a remembered device
 * doesn't replace the second factor of another account, whose password was entered on it.
 */
const accountStateOfRelated: Record<RelatedPerson, AccountState> = {
  owner: 'photographer',
  brokerageAdmin: 'client',
  brokerageMember: 'client',
  formerMember: 'client',
  transferHolder: 'client',
  sellerByLink: 'anonymous',
  payerByLink: 'anonymous',
  rememberedDevice: 'anonymous',
}

export function accountStateOf(someone: Someone): AccountState {
  return isRelated(someone) ? accountStateOfRelated[someone] : someone
}

/** Whether someone has a link and no session: without the link, they send what any signed-out visitor sends. */
export function hasOnlyLink(someone: Someone): boolean {
  return someone === 'sellerByLink' || someone === 'payerByLink'
}

export function isRelated(someone: Someone): someone is RelatedPerson {
  return someone in accountStateOfRelated
}

/** Returns what a table says about someone: for themselves, or else for their account state. */
export function decisionFor<Decision>(
  decisions: Partial<Record<Someone, Decision>> | undefined,
  someone: Someone,
): Decision | undefined {
  return decisions?.[someone] ?? decisions?.[accountStateOf(someone)]
}
