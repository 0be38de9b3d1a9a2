import { inquirySubject } from '@/lib/photos/property-pages/words'
import type { Mail } from './mail'

export type PropertyInquiryProps = {
  fullName: string
  street: string
  visitorName: string
  visitorEmail: string
  visitorPhone: string | null
  /** `June 08, 2026, 16:20 EDT` */
  askedAt: string
  message: string
  link: string
}

/** To the agent when a visitor of a property's page asks something. Replies go to the visitor. */
export const propertyInquiry: Mail<PropertyInquiryProps> = {
  subject: ({ visitorName, street }) => inquirySubject(visitorName, street),
  content: ({ street, visitorName, message, ...props }) => ({
    preview: message,
    reason: 'this property page lists you as its agent',
    heading: `About ${street}`,
    to: props.fullName,
    lead: `${visitorName} wrote to you from the property's page. Reply to this email to answer.`,
    facts: [
      ['Email', props.visitorEmail],
      ['Phone', props.visitorPhone],
    ],
    messages: [
      { id: 'message', senderName: visitorName, time: props.askedAt, text: message, attachments: [] },
    ],
    action: { href: props.link, label: 'All inquiries' },
  }),
}
