import { findBrowser } from '@/sandbox/launch/browser.mjs'

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

/** The browser `npm test` found, or one of the system's; none leaves the choice to Playwright. */
export function browserPath(): string | undefined {
  return findBrowser() ?? undefined
}
