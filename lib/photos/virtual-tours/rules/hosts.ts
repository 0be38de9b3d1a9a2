/** Hosts of tours, by domain, as they call themselves. */
const hosts = {
  'matterport.com': 'Matterport',
  'youriguide.com': 'iGUIDE',
  'zillow.com': 'Zillow 3D Home',
  'ricohtours.com': 'RICOH360 Tours',
  'cloudpano.com': 'CloudPano',
  'kuula.co': 'Kuula',
  'asteroom.com': 'Asteroom',
  'giraffe360.com': 'Giraffe360',
} as const

/** Whether the text is an HTTPS address on the internet, without a password in it. */
export function isTourAddress(text: string): boolean {
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return username === '' && password === '' && /\.[a-z]{2,}$/i.test(hostname)
}

/** The sources of tours that pages may show in a frame, for a Content Security Policy. */
export const tourSources: readonly string[] = Object.keys(hosts).flatMap((domain) => [
  `https://${domain}`,
  `https://*.${domain}`,
])

/** Whether pages may show a tour in a frame: one of a known host. */
export function isFramed(url: string): boolean {
  return findHost(url) !== null && new URL(url).port === ''
}

/** Returns the name of the host of a tour: `Matterport`, or its domain when it isn't a known one. */
export function nameOfHost(url: string): string {
  return findHost(url) ?? new URL(url).hostname.replace(/^www\./, '')
}

function findHost(url: string): string | null {
  const { hostname } = new URL(url)
  for (const [domain, name] of Object.entries(hosts)) {
    if (hostname === domain || hostname.endsWith(`.${domain}`)) return name
  }
  return null
}
