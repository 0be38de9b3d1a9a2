import type { InvoiceDetail } from './schema'

/** Returns an unpaid invoice, with these changes. */
export function makeInvoiceDetail(changes: Partial<InvoiceDetail> = {}): InvoiceDetail {
  return {
    id: '4be20f6a-0000-4000-8000-000000000000',
    number: 'NL-2026-0142',
    status: 'PENDING',
    isOverdue: false,
    stamp: null,
    issuedAt: new Date('2026-06-09T14:00:00.000Z'),
    issuedOn: 'June 09, 2026',
    dueOn: 'June 23, 2026',
    studio: {
      name: 'Northlight',
      logoUrl: null,
      address: '41 Carrier Lane, Asheville, NC 28806',
      supportEmail: 'studio@northlight.test',
      phone: null,
      hours: 'Mon-Fri 9AM-6PM EST',
      taxNumber: null,
    },
    client: { fullName: 'Dana Whitfield', company: 'Whitfield & Moore Realty', email: 'dana@whitfield.test' },
    photographer: 'Marin Holt',
    booking: {
      id: '4be20f6a-0000-4000-8000-000000000001',
      number: '4be20f6a',
      address: '903 Chestnut Street, Asheville, NC 28801',
      occasion: 'Shot May 28, 2026',
    },
    lines: [
      { description: 'Photo Shoot', amount: '$299.00' },
      { description: 'Aerial Photography', amount: '$199.00' },
    ],
    amount: '$498.00',
    amountCents: 49_800,
    currency: 'USD',
    pricesIncludeTax: true,
    subtotalCents: 49_800,
    subtotal: null,
    taxes: [{ label: 'Sales tax (8.25%), included', amount: '$37.95' }],
    exemption: null,
    refunded: null,
    refundedTax: null,
    balance: '$498.00',
    payment: 'Due by June 23, 2026. Sign in and choose Pay Now under Invoices.',
    can: { pay: true, markPaid: false, remind: false, refund: false, void: false, replace: false },
    isDisputed: false,
    opensPhotos: true,
    ...changes,
  }
}
