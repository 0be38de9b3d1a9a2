import { chromium } from 'playwright'
import { findBrowser } from '../../scripts/launch/browser.ts'

export const browserArguments = ['--no-sandbox', '--disable-background-networking']
/** Undefined lets Playwright pick its own browser. */
export const browserPath = findBrowser() ?? undefined

/** Opens the browser that benchmarks measure in. */
export function openBrowser() {
  return chromium.launch({ executablePath: browserPath, args: browserArguments })
}
