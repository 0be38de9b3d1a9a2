import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

/** What an admin of the brokerage and the studio do, but no other member, former member, or other agent. */
const admins = {
  access: 'signed-in',
  onOthersRecords: { client: 'not-found' },
  reached: { brokerageAdmin: 'ok' },
  // Clients' own records belong to no brokerage.
  expectedOf: { client: 'not-found', editor: 'not-found' },
} as const

export const brokeragesActions: ActionTable = {
  createBrokerageAction: {
    access: 'book-for-clients',
    // Invalid input: the call passes the access check, and nothing is left behind.
    input: () => ({ name: '' }),
    expected: 'invalid',
  },
  renameBrokerageAction: {
    access: 'book-for-clients',
    input: ({ brokerageId }) => ({ brokerageId, name: `Oak & Main ${brokerageId}` }),
  },
  deleteBrokerageAction: {
    access: 'book-for-clients',
    input: ({ brokerageId }) => ({ brokerageId }),
    // Shoots were booked through it.
    expected: 'conflict',
  },
  updateBrokerageLogoAction: {
    access: 'change-settings',
    input: ({ brokerageId }) => ({ brokerageId, picture: new Blob(['no picture']) }),
    expected: 'invalid',
  },
  removeBrokerageLogoAction: {
    access: 'change-settings',
    input: ({ brokerageId }) => ({ brokerageId }),
  },
  changePriceListAction: {
    access: 'change-settings',
    // Outdated input, as below.
    input: ({ brokerageId }) => ({ brokerageId, discount: '10', prices: {}, seen: '[]' }),
    expected: 'conflict',
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
    expected: 'conflict',
  },
  approveDomainAction: {
    access: 'owner',
    input: ({ brokerageId }) => ({ brokerageId, domain: `${brokerageId}.test` }),
  },
  removeDomainAction: {
    access: 'owner',
    input: ({ brokerageId }) => ({ brokerageId, domain: `${brokerageId}.test` }),
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
    // Nobody was invited, and its members have joined it.
    input: ({ brokerageId }) => ({ brokerageId }),
    onOthersRecords: { client: 'conflict' },
    reached: { brokerageAdmin: 'ok', brokerageMember: 'ok' },
    expected: 'not-found',
  },
  declineInvitationAction: {
    access: 'client',
    input: ({ invitationId }) => ({ invitationId }),
    onOthersRecords: { client: 'not-found' },
    expected: 'not-found',
  },
  // Nobody belongs to a brokerage with this id.
  leaveBrokerageAction: {
    access: 'client',
    input: () => ({ brokerageId: randomUUID() }),
    expected: 'not-found',
  },
}
