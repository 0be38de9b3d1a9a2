import { approvedMessage, approvedTitle } from '@/lib/billing/pay/words'
import type { Mail } from './mail'

export type PayApprovedProps = {
  fullName: string
  /** `June 2026` */
  period: string
  amount: string
  shootCount: number
  link: string
}

/** To a photographer when the owner has approved their pay for a period. */
export const payApproved: Mail<PayApprovedProps> = {
  subject: ({ period }) => approvedTitle(period),
  content: ({ fullName, period, amount, shootCount, link }) => ({
    preview: approvedMessage(amount, shootCount),
    reason: "you're a photographer of this studio",
    heading: 'Your pay was approved',
    to: fullName,
    lead: `the studio approved your statement for ${period}.`,
    facts: [
      ['Period', period],
      ['Shoots', String(shootCount)],
      ['Total', amount],
    ],
    action: { href: link, label: 'View statement' },
  }),
}
