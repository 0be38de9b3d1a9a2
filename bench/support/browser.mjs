import { chromium } from 'playwright'
import { findBrowser } from '../../sandbox/launch/browser.mjs'

export const browserArguments = ['--no-sandbox', '--disable-background-networking']
/** Undefined leaves the choice to Playwright. */
export const browserPath = findBrowser() ?? undefined

/** Opens the browser that a bench measures in. */
export function openBrowser() {
  return chromium.launch({ executablePath: browserPath, args: browserArguments })
}
