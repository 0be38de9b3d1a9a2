import { formatCents } from '@/lib/platform/money/money'
import { sumByAgent } from './rules'
import type { StatementDetail } from './schema'

/** Returns an open statement with so many shoots of two agents. */
export function makeStatementDetail(shoots: number): StatementDetail {
  const lines = Array.from({ length: shoots }, (_, index) => ({
    invoiceId: `4be20f6a-0000-4000-8000-${String(index).padStart(12, '0')}`,
    invoiceNumber: `NL-2026-${String(101 + index).padStart(4, '0')}`,
    date: '2026-11-09',
    shotOn: 'November 09, 2026',
    address: `${index + 1} Chestnut Street, Asheville, NC 28801`,
    agentId: String(index % 2),
    agent: index % 2 === 0 ? 'Ann Agent' : 'Benedikta Oppenheimer-Whitfield',
    amount: '$498.00',
    amountCents: 49_800,
    taxCents: 3_795,
    refunded: null,
    refundedCents: 0,
  }))
  const amount = formatCents(shoots * 49_800, 'USD')
  return {
    id: '4be20f6a-0000-4000-8000-000000000000',
    number: 'NL-2026-0142',
    status: 'OPEN',
    isOverdue: false,
    brokerage: { id: '4be20f6a-0000-4000-8000-000000000001', name: 'Oak & Main Realty' },
    contact: { name: 'Bea Ledger', email: 'bea.ledger@accounting.oakandmain.test' },
    period: 'November 2026',
    issuedAt: new Date('2026-12-01T14:00:00.000Z'),
    issuedOn: 'December 01, 2026',
    dueOn: 'December 30, 2026',
    currency: 'USD',
    amount,
    balance: amount,
    refunded: null,
    refundedLabel: 'Refunded',
    tax: `Includes ${formatCents(shoots * 3_795, 'USD')} tax`,
    lines,
    agents: sumByAgent(lines).map(({ amountCents, ...sum }) => ({
      ...sum,
      amount: formatCents(amountCents, 'USD'),
    })),
    payment: 'Due by December 30, 2026.',
    dispute: null,
    studio: {
      name: 'Northlight',
      logoUrl: null,
      address: '41 Carrier Lane, Asheville, NC 28806',
      supportEmail: 'studio@northlight.test',
      phone: null,
      hours: 'Mon-Fri 9AM-6PM EST',
      taxNumber: null,
    },
    canManage: true,
    payPath: null,
  }
}
