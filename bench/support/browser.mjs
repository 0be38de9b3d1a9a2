import { chromium } from 'playwright'
import { findBrowser } from '../../scripts/launch/browser.ts'

export const browserArguments = ['--no-sandbox', '--disable-background-networking']
/** Undefined lets Playwright pick its own browser. */
export const browserPath = findBrowser() ?? undefined

/**
 * Opens the browser that benchmarks measure in while `use` runs.
 * @template T
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} use
 */
export async function withBrowser(use) {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Opens a browser context that has the cookies of a Cookie header.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} portalUrl
 * @param {string} cookie empty for a signed-out visitor
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 */
export async function openContext(browser, portalUrl, cookie, options) {
  const context = await browser.newContext(options)
  await context.addCookies(
    cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => {
        const [name, ...value] = pair.split('=')
        return { name, value: value.join('='), url: portalUrl }
      }),
  )
  return context
}
