import { existsSync } from 'node:fs'

/** What makes Chromium run as root and in a container, and keeps it from talking to anybody but the portal. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The browser `npm test` found, or the system's; none leaves the choice to Playwright. */
export function browserPath(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ??
    ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))
  )
}
