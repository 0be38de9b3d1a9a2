import { findBrowser } from '@/scripts/launch/browser'

/** Runs Chromium as root, in a container, without a GPU, and without background requests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-software-rasterizer',
]

/** Returns the browser that `npm test` found or one of the system's. Undefined lets Playwright pick its own. */
export function browserPath(): string | undefined {
  return findBrowser() ?? undefined
}
