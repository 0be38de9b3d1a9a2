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
