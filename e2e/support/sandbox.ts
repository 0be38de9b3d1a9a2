import { setTimeout as sleep } from 'node:timers/promises'

/** A mail as the sandbox keeps it. */
export type Mail = {
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
  async function mailsTo(address: string): Promise<Mail[]> {
    const response = await fetch(`${url}/_sandbox/mails?to=${encodeURIComponent(address)}`)
    if (!response.ok) throw new Error(`The sandbox's inbox answered ${response.status}.`)
    return (await response.json()) as Mail[]
  }

  return {
    url,
    mailsTo,

    /**
     * The newest mail to an address, waited for: it is sent by a job, a moment after the act that causes it.
     * @param subject only a mail whose subject contains or matches this
     * @throws when none has come after `patience` milliseconds
     */
    async latestMailTo(address: string, subject: string | RegExp = '', patience = 25_000): Promise<Mail> {
      const fits = (mail: Mail) =>
        typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject)
      const deadline = Date.now() + patience
      for (;;) {
        const mails = await mailsTo(address)
        const found = mails.find(fits)
        if (found) return found
        if (Date.now() > deadline) {
          const seen = mails.map((mail) => mail.subject).join(', ') || 'none'
          throw new Error(`No mail "${subject}" to ${address} within ${patience} ms. There were: ${seen}.`)
        }
        await sleep(200)
      }
    },

    /** Tells one of the stand-ins how to behave, e.g. `control('stripe/delivery', { mode: 'twice' })`. */
    async control(path: string, order: unknown): Promise<unknown> {
      const response = await fetch(`${url}/_sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      })
      if (!response.ok)
        throw new Error(`The sandbox answered ${response.status} to ${path}: ${await response.text()}`)
      const text = await response.text()
      return text === '' ? null : JSON.parse(text)
    },
  }
}

/** The first link of a mail whose address contains `part`, as the reader would follow it. */
export function linkIn(mail: Mail, part: string): string {
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  )
  const link = links.find((href) => href.includes(part))
  if (!link)
    throw new Error(`The mail "${mail.subject}" has no link with "${part}"; it has ${links.join(', ')}.`)
  return link
}
