import { existsSync } from 'node:fs'

/** What makes Chromium run as root and in a container, without a graphics card, and talk to nobody but the portal. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-software-rasterizer',
]

/** The browser `npm test` found, or the system's; none leaves the choice to Playwright. */
export function browserPath(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ??
    ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) =>
      existsSync(file),
    )
  )
}
