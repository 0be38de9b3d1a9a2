import type { Browser, Page } from '@playwright/test'

/** React shows what was streamed in within 300 ms; without script it never does. */
const maxWaitMs = 3000

/**
 * Makes every page this browser opens wait, after it went somewhere, until what was streamed in stands in its place:
 * React keeps it hidden at the end of the body first, and when a refresh overtakes it, it stands there twice.
 */
export function waitForStreamingIn(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    if (options?.javaScriptEnabled !== false) context.on('page', waitAfterNavigation)
    return context
  }
}

function waitAfterNavigation(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    await waitForStreaming(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await waitForStreaming(page)
    return response
  }
}

async function waitForStreaming(page: Page): Promise<void> {
  const streamed = page.locator('body > div[hidden][id^="S:"]')
  // A page that has gone on to somewhere else is not waited for, and one that stays so is the test's to find.
  await streamed
    .first()
    .waitFor({ state: 'detached', timeout: maxWaitMs })
    .catch(() => undefined)
}
