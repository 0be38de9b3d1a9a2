'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { approveDomain } from './commands/approve-domain'
import { changeAgentRole } from './commands/change-agent-role'
import { changeBilling } from './commands/change-billing'
import { changePriceList } from './commands/change-price-list'
import { createBrokerage } from './commands/create-brokerage'
import { declineInvitation } from './commands/decline-invitation'
import { deleteBrokerage } from './commands/delete-brokerage'
import { inviteAgent } from './commands/invite-agent'
import { joinBrokerage } from './commands/join-brokerage'
import { leaveBrokerage, removeAgent } from './commands/remove-agent'
import { removeDomain } from './commands/remove-domain'
import { removeLogo } from './commands/remove-logo'
import { renameBrokerage } from './commands/rename-brokerage'
import { revokeInvitation } from './commands/revoke-invitation'
import { updateLogo } from './commands/update-logo'
import {
  ApproveDomain,
  ChangeAgentRole,
  ChangeBilling,
  ChangePriceList,
  CreateBrokerage,
  InviteAgent,
  OneAgent,
  OneBrokerage,
  OneInvitation,
  RemoveDomain,
  RenameBrokerage,
  UpdateBrokerageLogo,
} from './schema'

export const createBrokerageAction = defineAction({
  access: 'book-for-clients',
  input: CreateBrokerage,
  run: (actor, { name }) => createBrokerage(actor, name),
})

export const renameBrokerageAction = defineAction({
  access: 'book-for-clients',
  input: RenameBrokerage,
  run: (actor, input) => refreshInAnyCase(renameBrokerage(actor, input)),
})

export const deleteBrokerageAction = defineAction({
  access: 'book-for-clients',
  input: OneBrokerage,
  run: (actor, { brokerageId }) => deleteBrokerage(actor, brokerageId),
})

/** Next limits an action's body to 1 MB, so the browser reduces larger pictures before sending them. */
export const updateBrokerageLogoAction = defineAction({
  access: 'change-settings',
  input: UpdateBrokerageLogo,
  run: (actor, input) => refreshInAnyCase(updateLogo(actor, input)),
})

export const removeBrokerageLogoAction = defineAction({
  access: 'change-settings',
  input: OneBrokerage,
  run: (actor, { brokerageId }) => refreshInAnyCase(removeLogo(actor, brokerageId)),
})

export const changePriceListAction = defineAction({
  access: 'change-settings',
  input: ChangePriceList,
  run: (actor, input) => refreshInAnyCase(changePriceList(actor, input)),
})

export const changeBillingAction = defineAction({
  access: 'change-settings',
  input: ChangeBilling,
  run: (actor, input) => refreshInAnyCase(changeBilling(actor, input)),
})

export const approveDomainAction = defineAction({
  access: 'owner',
  input: ApproveDomain,
  run: (actor, input) => refreshInAnyCase(approveDomain(actor, input)),
})

export const removeDomainAction = defineAction({
  access: 'owner',
  input: RemoveDomain,
  run: (actor, input) => refreshInAnyCase(removeDomain(actor, input)),
})

export const inviteAgentAction = defineAction({
  access: 'signed-in',
  input: InviteAgent,
  run: (actor, input) => refreshInAnyCase(inviteAgent(actor, input)),
})

export const revokeAgentInvitationAction = defineAction({
  access: 'signed-in',
  input: OneInvitation,
  run: (actor, { invitationId }) => refreshInAnyCase(revokeInvitation(actor, invitationId)),
})

export const changeAgentRoleAction = defineAction({
  access: 'signed-in',
  input: ChangeAgentRole,
  run: (actor, input) => refreshInAnyCase(changeAgentRole(actor, input)),
})

export const removeAgentAction = defineAction({
  access: 'signed-in',
  input: OneAgent,
  run: (actor, input) => refreshInAnyCase(removeAgent(actor, input)),
})

export const joinBrokerageAction = defineAction({
  access: 'client',
  input: OneBrokerage,
  run: (actor, { brokerageId }) => refreshInAnyCase(joinBrokerage(actor, brokerageId)),
})

export const declineInvitationAction = defineAction({
  access: 'client',
  input: OneInvitation,
  run: (actor, { invitationId }) => refreshInAnyCase(declineInvitation(actor, invitationId)),
})

export const leaveBrokerageAction = defineAction({
  access: 'client',
  input: OneBrokerage,
  run: (actor, { brokerageId }) => refreshInAnyCase(leaveBrokerage(actor, brokerageId)),
})
