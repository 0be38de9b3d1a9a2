import { newsSubject } from '@/lib/booking/contacts/words'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type ShootNoticeProps = {
  news: 'confirmed' | 'rescheduled' | 'cancelled' | 'photos-ready' | 'instructions' | 'on-the-way'
  name: string
  agentName: string
  address: string
  date: string
  time: string
  /** When it was before it was moved. */
  before: string | null
  /** When the photographer expects to arrive; emails queued by earlier releases have none. */
  arrival?: string | null
  /** Whether the photographer still has to confirm the time. */
  awaitsApproval: boolean
}

/** To an assistant or a seller without an account, whom the client wants informed. Has no button: there's nothing to open. */
export const shootNotice: Mail<ShootNoticeProps> = {
  subject: ({ news, address }) => newsSubject(news, splitAddress(address).street),
  content: (props, studio) => {
    const { news, name, agentName, address, date, time, before, arrival } = props
    const { heading, lead } = textsOf(props, studio.name)
    return {
      preview: `${date}, ${time}.`,
      reason: `${agentName} asked us to keep you informed about this photo shoot`,
      heading,
      to: name,
      lead,
      address,
      facts: [
        [news === 'cancelled' ? 'It was on' : 'Date', date],
        ['Time', time],
        ['Previously', before],
        ['Expected arrival', arrival ?? null],
      ],
    }
  },
}

/** Leads continue the greeting. */
function textsOf(
  { news, agentName, awaitsApproval }: ShootNoticeProps,
  studioName: string,
): { heading: string; lead: string } {
  switch (news) {
    case 'confirmed':
      return {
        heading: 'The photo shoot is confirmed',
        lead: `${studioName} will photograph this property for ${agentName}.`,
      }
    case 'rescheduled':
      return {
        heading: 'The photo shoot was rescheduled',
        lead: awaitsApproval
          ? 'please note the new time. The photographer still has to confirm it.'
          : 'please note the new time.',
      }
    case 'cancelled':
      return {
        heading: 'The photo shoot was cancelled',
        lead: `nobody will come. ${agentName} can tell you whether there will be a new date.`,
      }
    case 'photos-ready':
      return {
        heading: 'The photos are ready',
        lead: `${studioName} sent the photos of this property to ${agentName}, who can open them in the portal.`,
      }
    case 'on-the-way':
      return {
        heading: 'The photographer is on the way',
        lead: `${studioName}'s photographer is driving to this property.`,
      }
    case 'instructions':
      return {
        heading: 'The instructions for the shoot changed',
        lead: `${agentName} changed what the photographer should know. For privacy, the instructions aren't in this email; ${agentName} can tell you more.`,
      }
  }
}
