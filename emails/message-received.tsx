import { MailAction, MailFrame, MailHeading } from './frame'
import type { Mail } from './mail'

export type MessageReceivedProps = {
  reader: 'client' | 'photographer'
  fullName: string
  senderName: string
  subject: string
  /** The first characters of the message. */
  preview: string
  link: string
}

/** To the other side of a conversation when a message has come. */
export const messageReceived: Mail<MessageReceivedProps> = {
  subject: ({ senderName, subject }) => `${senderName}: ${subject}`,
  body: (props, studio) => {
    const { reader, fullName, senderName, subject, preview, link } = props
    return (
      <MailFrame
        studio={studio}
        preview={preview}
        reason={
          reader === 'client'
            ? 'You receive this because you started the conversation.'
            : 'You receive this because a client wrote to the studio.'
        }
      >
        <MailHeading lead={`Hello ${fullName}, ${senderName} wrote: “${preview}”`}>{subject}</MailHeading>
        <MailAction href={link} label="Read and reply" remark="Please answer in the portal, not by e-mail." />
      </MailFrame>
    )
  },
}
