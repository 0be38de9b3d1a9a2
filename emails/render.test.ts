import { describe, expect, test } from 'vitest'
import { type MailName, type MailProps, mails } from './registry'
import { renderMail } from './render'

const studio = {
  name: 'Northlight',
  supportEmail: 'studio@northlight.test',
  address: '41 Carrier Lane, Asheville',
  hours: 'Mon-Fri 9AM-6PM EST',
  appUrl: 'https://portal.test',
}
const link = 'https://portal.test/booking/7f3ac91e?from=mail&by=link'

const samples: { [N in MailName]: MailProps<N> } = {
  'verify-email': { fullName: 'José Nguyễn', link },
  'account-exists': { fullName: 'Sam', link },
  'reset-password': { fullName: 'Sam', link },
  'password-changed': { fullName: 'Sam', changedAt: 'June 12, 2026, 14:05', link },
  'approval-requested': {
    fullName: 'Ava',
    applicantName: 'Lee',
    applicantEmail: 'lee@pending.test',
    link,
  },
  'account-approved': { fullName: 'Lee', link },
  'account-denied': { fullName: 'Lee', note: 'Account request denied by administrator' },
  'booking-changed': {
    change: 'rescheduled',
    fullName: 'Sam',
    byName: 'Ava',
    bookingNumber: '7f3ac91e',
    address: '1418 Alder Ridge Lane, Asheville, NC 28804',
    date: 'June 18, 2026',
    time: '13:00 - 16:00',
    before: 'June 12, 2026, 09:00',
    lateFee: null,
    link,
  },
  'late-fee-charged': {
    fullName: 'Sam',
    address: '1418 Alder Ridge Lane, Asheville, NC 28804',
    shootDate: 'June 12, 2026',
    invoiceNumber: 'NL-2026-0001',
    amount: '$50.00',
    dueOn: 'June 30, 2026',
    link,
  },
  'message-received': {
    reader: 'photographer',
    fullName: 'Ava',
    senderName: 'Sam',
    subject: 'Twilight shots',
    preview: '<img src=x onerror=alert(1)>',
    link,
  },
  'booking-requested': {
    reader: 'client',
    fullName: 'Sam',
    clientName: 'Sam',
    photographerName: 'Ava',
    bookingNumber: '7f3ac91e',
    address: '1418 Alder Ridge Lane, Asheville, NC 28804',
    date: 'June 12, 2026',
    time: '09:00 - 12:00',
    services: [{ name: 'Photo Shoot', price: '$299.00' }],
    total: '$299.00',
    link,
  },
  'photos-ready': {
    fullName: '<b>Sam</b>',
    address: '5 Pavilion Way, Fletcher',
    shootDate: 'June 12, 2026',
    photoCount: 12,
    amount: '$498.00',
    invoiceNumber: 'NL-2026-0001',
    dueOn: 'June 30, 2026',
    instructions: '<script>alert(1)</script>',
    link,
    payLink: link,
  },
  'payment-received': {
    reader: 'photographer',
    unlocks: true,
    fullName: 'Ava',
    clientName: 'Sam',
    address: '5 Pavilion Way, Fletcher',
    invoiceNumber: 'NL-2026-0001',
    amount: '$498.00',
    method: 'Card',
    link,
  },
}

describe.each(Object.keys(mails) as MailName[])('%s', (name) => {
  test('renders to a subject, a page with its link, and a text part', async () => {
    const mail = await renderMail(name, samples[name], studio)
    expect(mail.subject).not.toBe('')
    expect(mail.subject).not.toContain('undefined')
    if ('link' in samples[name]) {
      expect(mail.html).toContain(link.replace('&', '&amp;'))
      expect(mail.text).toContain(link)
    }
    expect(mail.html).not.toMatch(/undefined|\[object|<script|<img src=x/)
    // Gmail cuts a mail off above 102 KB.
    expect(mail.html.length).toBeLessThan(60_000)
  })
})
