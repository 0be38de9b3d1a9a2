import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

/** No brokerage has this id: the calls pass the access check but change nothing. */
const brokerageId = randomUUID()
const notFound = ['not-found']

// That members of one brokerage reach nothing of another is tested in lib/brokerages.
export const brokeragesActions: ActionTable = {
  createBrokerageAction: {
    access: 'book-for-clients',
    // Invalid input: the call passes the access check, and nothing is left behind.
    input: () => ({ name: '' }),
    expected: ['invalid'],
  },
  renameBrokerageAction: {
    access: 'book-for-clients',
    input: () => ({ brokerageId, name: 'Oak & Main' }),
    expected: notFound,
  },
  deleteBrokerageAction: { access: 'book-for-clients', input: () => ({ brokerageId }), expected: notFound },
  updateBrokerageLogoAction: {
    access: 'change-settings',
    input: () => ({ brokerageId, picture: new Blob(['no picture']) }),
    expected: ['invalid'],
  },
  removeBrokerageLogoAction: {
    access: 'change-settings',
    input: () => ({ brokerageId }),
    expected: notFound,
  },
  changePriceListAction: {
    access: 'change-settings',
    input: () => ({ brokerageId, discount: '10', prices: {}, seen: '[]' }),
    expected: notFound,
  },
  changeBillingAction: {
    access: 'change-settings',
    input: () => ({
      brokerageId,
      billing: 'BROKERAGE',
      contactName: 'Ada Admin',
      contactEmail: 'billing@oakandmain.test',
      paysMonthly: false,
      dueDays: '30',
      unlocksOnTerms: false,
      creditLimit: ['USD', ''],
      percent: '100',
      cap: ['USD', ''],
      uses: '',
      period: 'MONTH',
      serviceIds: null,
      seen: '[]',
    }),
    expected: notFound,
  },
  approveDomainAction: { access: 'owner', input: () => ({ brokerageId, domain: 'oakandmain.test' }) },
  removeDomainAction: { access: 'owner', input: () => ({ brokerageId, domain: 'oakandmain.test' }) },
  inviteAgentAction: {
    access: 'signed-in',
    input: () => ({ brokerageId, email: 'nia@example.test', role: 'MEMBER' }),
    expected: notFound,
  },
  revokeAgentInvitationAction: {
    access: 'signed-in',
    input: () => ({ invitationId: brokerageId }),
    expected: notFound,
  },
  changeAgentRoleAction: {
    access: 'signed-in',
    input: () => ({ brokerageId, clientId: brokerageId, role: 'ADMIN' }),
    expected: notFound,
  },
  removeAgentAction: {
    access: 'signed-in',
    input: () => ({ brokerageId, clientId: brokerageId }),
    expected: notFound,
  },
  joinBrokerageAction: { access: 'client', input: () => ({ brokerageId }), expected: notFound },
  declineInvitationAction: {
    access: 'client',
    input: () => ({ invitationId: brokerageId }),
    expected: notFound,
  },
  leaveBrokerageAction: { access: 'client', input: () => ({ brokerageId }), expected: notFound },
}
