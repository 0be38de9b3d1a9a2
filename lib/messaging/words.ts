import { attachmentBytes, attachmentLimit, messageLimit } from './limits'

/** Returned for a conversation that is gone, and for one the actor may not see. */
export const conversationUnavailable = 'This conversation is no longer available.'

export const conversationClosed = 'This conversation is closed. Reopen it to reply.'

export const messageTooLong = `Message must be at most ${messageLimit} characters`

export const messageSent = { title: 'Message Sent', message: 'Your message has been sent to the admin.' }
export const replySent = { title: 'Reply Sent', message: 'Your reply has been sent to the client.' }

const maxFileSize = `${attachmentBytes / 1024 ** 2} MB`

export const attachFilesLabel = `Attach up to ${attachmentLimit} files (${maxFileSize} each)`

export const tooManyFiles = `You can attach up to ${attachmentLimit} files per message`

export const repeatedFile = 'You can attach each file only once'

export function notAcceptedText(name: string): string {
  return `${name} isn't a JPEG, PNG, WebP, HEIC, or PDF file.`
}

export function tooLargeText(name: string): string {
  return `${name} is larger than ${maxFileSize}.`
}

export function unreadablePictureText(name: string): string {
  return `${name} is damaged or isn't an image.`
}

/** The subject of an email with unread messages: `Sam: Twilight shots`, `3 new messages: Twilight shots` */
export function newMessagesSubject(count: number, senderName: string, subject: string): string {
  return `${count === 1 ? senderName : `${count} new messages`}: ${subject}`
}

/** The button of that email. @param moreCount how many messages it leaves out */
export function replyLabel(moreCount: number): string {
  return moreCount > 0 ? `Read ${moreCount} more and reply` : 'Reply'
}

/** Where to reply to that email. */
export const replyHints = {
  byEmail: 'You can also reply to this email. Your reply is added to the conversation.',
  inPortal: "Please reply in the portal. Replies to this email aren't added to the conversation.",
}

export const messageNotifications = {
  received: (senderName: string, preview: string, isReply: boolean) => ({
    title: isReply ? `${senderName} replied` : `Message from ${senderName}`,
    message: preview,
  }),
  /** @param reason a sentence */
  emailReplyRejected: (reason: string) => ({ title: "Your email reply wasn't sent", message: reason }),
}

/** Ends a message that was made from a very long email. */
export const cutOffText = '(The rest is in the email.)'

/** Why an email reply that contains only the quoted email is rejected. */
export const emptyReplyText = 'Your email had no text.'

/** Shown once a request became a conversation. */
export const requestSentFlash = {
  tone: 'success',
  title: 'Request sent',
  message: 'The studio will reply in this conversation.',
} as const
