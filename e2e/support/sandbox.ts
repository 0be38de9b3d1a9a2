import { setTimeout as sleep } from 'node:timers/promises'

/** An email in the sandbox's inbox. */
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

/** The sandbox's controls and inbox, as tests use them. */
export type Sandbox = ReturnType<typeof openSandbox>

/** @param url the sandbox's address, without a trailing slash */
export function openSandbox(url: string) {
  /** Returns all emails to an address, newest first. */
  async function emailsTo(address: string): Promise<Email[]> {
    const response = await fetch(`${url}/_sandbox/mails?to=${encodeURIComponent(address)}`)
    if (!response.ok) throw new Error(`The sandbox's inbox returned ${response.status}.`)
    return (await response.json()) as Email[]
  }

  return {
    url,
    emailsTo,

    /**
     * Returns the newest email to an address. Waits for it, because a job sends emails shortly after the action.
     * @param subject only matches emails whose subject contains or matches this
     * @throws if none arrives within `timeoutMs`
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
            `No email "${subject}" to ${address} within ${timeoutMs} ms. There were: ${subjects}.`,
          )
        }
        await sleep(200)
      }
    },

    /** Configures one of the stand-ins, e.g. `control('stripe/delivery', { mode: 'twice' })`. */
    async control(path: string, body: unknown): Promise<unknown> {
      const response = await fetch(`${url}/_sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok)
        throw new Error(`The sandbox returned ${response.status} for ${path}: ${await response.text()}`)
      const text = await response.text()
      return text === '' ? null : JSON.parse(text)
    },
  }
}

/** Returns the first link in an email whose URL contains `urlPart`. */
export function linkIn(email: Email, urlPart: string): string {
  const links = [...email.html.matchAll(/href="([^"]+)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  )
  const link = links.find((href) => href.includes(urlPart))
  if (!link)
    throw new Error(`The email "${email.subject}" has no link with "${urlPart}"; it has ${links.join(', ')}.`)
  return link
}
