import { sharedSubject } from '@/lib/booking/sellers/words'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type ShootSharedProps = {
  agentName: string
  address: string
  date: string
  time: string
  link: string
}

/** To a seller, when their agent shares the day of the shoot. */
export const shootShared: Mail<ShootSharedProps> = {
  subject: ({ address }) => sharedSubject(splitAddress(address).street),
  content: ({ agentName, address, date, time, link }, studio) => ({
    preview: `${date}, ${time}.`,
    reason: `${agentName} shared a photo shoot with you at this email address`,
    heading: 'Your house will be photographed',
    lead: `${agentName} booked ${studio.name} to photograph your house. The link below always shows the current time, and a checklist to prepare the house.`,
    address,
    facts: [
      ['Date', date],
      ['Time', time],
    ],
    action: { href: link, label: 'See the day and the checklist' },
  }),
}
