import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

/** The callers' own records belong to no brokerage: the calls pass the access check but change nothing. */
const notFound = ['not-found']
/** What an admin of the brokerage does, and its other members, former ones, and other agents can't. */
const admins = {
  access: 'signed-in',
  onOthersRecords: { client: 'not-found' },
  reached: { brokerageAdmin: 'ok' },
  expected: notFound,
} as const

export const brokeragesActions: ActionTable = {
  createBrokerageAction: {
    access: 'book-for-clients',
    // Invalid input: the call passes the access check, and nothing is left behind.
    input: () => ({ name: '' }),
    expected: ['invalid'],
  },
  renameBrokerageAction: {
    access: 'book-for-clients',
    input: ({ brokerageId }) => ({ brokerageId, name: 'Oak & Main' }),
    expected: notFound,
  },
  deleteBrokerageAction: {
    access: 'book-for-clients',
    input: ({ brokerageId }) => ({ brokerageId }),
    expected: notFound,
  },
  updateBrokerageLogoAction: {
    access: 'change-settings',
    input: ({ brokerageId }) => ({ brokerageId, picture: new Blob(['no picture']) }),
    expected: ['invalid'],
  },
  removeBrokerageLogoAction: {
    access: 'change-settings',
    input: ({ brokerageId }) => ({ brokerageId }),
    expected: notFound,
  },
  changePriceListAction: {
    access: 'change-settings',
    input: ({ brokerageId }) => ({ brokerageId, discount: '10', prices: {}, seen: '[]' }),
    expected: notFound,
  },
  changeBillingAction: {
    access: 'change-settings',
    input: ({ brokerageId }) => ({
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
  approveDomainAction: {
    access: 'owner',
    input: ({ brokerageId }) => ({ brokerageId, domain: 'oakandmain.test' }),
    expected: notFound,
  },
  removeDomainAction: {
    access: 'owner',
    input: ({ brokerageId }) => ({ brokerageId, domain: 'oakandmain.test' }),
    expected: notFound,
  },
  inviteAgentAction: {
    ...admins,
    input: ({ brokerageId }) => ({ brokerageId, email: `${randomUUID()}@example.test`, role: 'MEMBER' }),
  },
  revokeAgentInvitationAction: { ...admins, input: ({ invitationId }) => ({ invitationId }) },
  changeAgentRoleAction: {
    ...admins,
    input: ({ brokerageId, agentProfileId }) => ({ brokerageId, clientId: agentProfileId, role: 'ADMIN' }),
  },
  removeAgentAction: {
    ...admins,
    input: ({ brokerageId, agentProfileId }) => ({ brokerageId, clientId: agentProfileId }),
  },
  joinBrokerageAction: {
    access: 'client',
    input: ({ brokerageId }) => ({ brokerageId }),
    onOthersRecords: { client: 'not-found' },
    expected: notFound,
  },
  declineInvitationAction: {
    access: 'client',
    input: ({ invitationId }) => ({ invitationId }),
    onOthersRecords: { client: 'not-found' },
    expected: notFound,
  },
  // Nobody belongs to a brokerage with this id.
  leaveBrokerageAction: {
    access: 'client',
    input: () => ({ brokerageId: randomUUID() }),
    expected: notFound,
  },
}
