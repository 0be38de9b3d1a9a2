import { setTimeout as sleep } from 'node:timers/promises'

/** A mail as the sandbox keeps it. */
export type Email = {
  id: string
  from: string
  to: string[]
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  /** `content` is base64. */
  attachments: { filename: string; contentType: string; content: string }[]
  sentAt: string
}

/** What tests ask of the sandbox beside the four services it stands for. */
export type Sandbox = ReturnType<typeof openSandbox>

/** @param url the sandbox's address, without a trailing slash */
export function openSandbox(url: string) {
  /** All mails to an address, newest first. */
  async function emailsTo(address: string): Promise<Email[]> {
    const response = await fetch(`${url}/_sandbox/mails?to=${encodeURIComponent(address)}`)
    if (!response.ok) throw new Error(`The sandbox's inbox answered ${response.status}.`)
    return (await response.json()) as Email[]
  }

  return {
    url,
    emailsTo,

    /**
     * The newest mail to an address, waited for: it is sent by a job, a moment after the act that causes it.
     * @param subject only a mail whose subject contains or matches this
     * @throws when none has come after `patience` milliseconds
     */
    async latestEmailTo(address: string, subject: string | RegExp = '', timeoutMs = 25_000): Promise<Email> {
      const matches = (email: Email) =>
        typeof subject === 'string' ? email.subject.includes(subject) : subject.test(email.subject)
      const deadline = Date.now() + timeoutMs
      for (;;) {
        const emails = await emailsTo(address)
        const found = emails.find(matches)
        if (found) return found
        if (Date.now() > deadline) {
          const subjects = emails.map((email) => email.subject).join(', ') || 'none'
          throw new Error(
            `No mail "${subject}" to ${address} within ${timeoutMs} ms. There were: ${subjects}.`,
          )
        }
        await sleep(200)
      }
    },

    /** Tells one of the stand-ins how to behave, e.g. `control('stripe/delivery', { mode: 'twice' })`. */
    async control(path: string, body: unknown): Promise<unknown> {
      const response = await fetch(`${url}/_sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok)
        throw new Error(`The sandbox answered ${response.status} to ${path}: ${await response.text()}`)
      const text = await response.text()
      return text === '' ? null : JSON.parse(text)
    },
  }
}

/** The first link of a mail whose address contains `part`, as the reader would follow it. */
export function linkIn(email: Email, urlPart: string): string {
  const links = [...email.html.matchAll(/href="([^"]+)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  )
  const link = links.find((href) => href.includes(urlPart))
  if (!link)
    throw new Error(`The mail "${email.subject}" has no link with "${urlPart}"; it has ${links.join(', ')}.`)
  return link
}
