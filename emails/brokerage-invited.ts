import { brokerageSubjects } from '@/lib/people/brokerages/words'
import type { Mail } from './mail'

export type BrokerageInvitedProps = {
  /** Who sent it. */
  byName: string
  brokerageName: string
  link: string
}

/** To someone who is invited to a brokerage, with or without an account. */
export const brokerageInvited: Mail<BrokerageInvitedProps> = {
  subject: ({ brokerageName }) => brokerageSubjects.invited(brokerageName),
  content: ({ byName, brokerageName, link }, studio) => ({
    preview: `${byName} invited you to book with ${studio.name} as part of ${brokerageName}.`,
    reason: `${byName} invited this email address to ${brokerageName}`,
    heading: `Join ${brokerageName}`,
    lead: `${byName} invited you to book shoots with ${studio.name} as part of ${brokerageName}, at its prices. Sign in or create an account with this email address, then join or decline.`,
    action: {
      href: link,
      label: 'View the invitation',
      remark: `Not an agent of ${brokerageName}? You can ignore this email.`,
    },
  }),
}
