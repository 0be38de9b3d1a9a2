import type { Browser, Page } from '@playwright/test'

/** React reveals streamed content within 300 ms; without JavaScript it never does. */
const maxWaitMs = 3000

/**
 * Makes every page of this browser wait after navigation until streamed content is in place. Until then React keeps the
 * content hidden at the end of the body, and a refresh at that moment makes it appear twice.
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
  // A page that has navigated away needs no waiting; if content stays hidden, the test's own assertions fail.
  await streamed
    .first()
    .waitFor({ state: 'detached', timeout: maxWaitMs })
    .catch(() => undefined)
}
