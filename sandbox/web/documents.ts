/** A mail that the portal has sent, as the mail stand-in keeps it in `mails`. */
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

/** A file that the portal has stored, as the storage stand-in keeps it in `files`; its bytes are elsewhere. */
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

/** Whether a mail went to `address`, given alone or as `Name <address>`, in any case. */
export function wasSentTo(email: Email, address: string): boolean {
  const normalized = address.trim().toLowerCase()
  return email.to.some((recipient) => {
    const plain = /<([^>]+)>\s*$/.exec(recipient)?.[1] ?? recipient
    return plain.trim().toLowerCase() === normalized
  })
}
