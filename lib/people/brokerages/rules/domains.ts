/** Providers whose addresses anyone can get, so that they say nothing about where someone works. */
const publicDomains = new Set([
  'aol.com',
  'att.net',
  'comcast.net',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'sbcglobal.net',
  'verizon.net',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
])

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domain = new RegExp(`^(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`)

/** Parses a domain as typed: `@OakAndMain.com`, `https://www.oakandmain.com/`, or an address. Null if it isn't one. */
export function readDomain(text: string): string | null {
  const typed = text.trim().toLowerCase()
  const host = typed
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/^.*@/, '')
    .replace(/\/.*$/, '')
  return domain.test(host) ? host : null
}

/** Whether a domain belongs to a provider of email for everyone. */
export function isPublicDomain(host: string): boolean {
  return publicDomains.has(host)
}

/** Returns the domain of an email address, in lowercase. A subdomain is another domain. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
