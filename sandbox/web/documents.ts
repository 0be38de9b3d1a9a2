/** An email sent by the portal, as stored in the collection `mails`. */
export type Email = {
  id: string
  from: string
  to: string[]
  subject: string
  html?: string | null
  text?: string | null
  headers?: Record<string, string> | null
  /** `content` is base64. */
  attachments?: { filename: string; contentType: string; size: number; content: string }[]
  sentAt: string
  idempotencyKey?: string | null
}

/** A file stored by the portal, as in the collection `files`. Its bytes are stored separately. */
export type StoredFile = {
  id: string
  name: string
  size: number
  type: string
  customId?: string | null
  acl: 'private' | 'public-read'
  status: 'pending' | 'complete'
  uploadedAt: string | number | null
}

/** Returns whether an email was sent to `address`, given alone or as `Name <address>`, case-insensitively. */
export function wasSentTo(email: Email, address: string): boolean {
  const normalized = address.trim().toLowerCase()
  return email.to.some((recipient) => {
    const plain = /<([^>]+)>\s*$/.exec(recipient)?.[1] ?? recipient
    return plain.trim().toLowerCase() === normalized
  })
}
