import type { Browser, Page } from '@playwright/test'

/** React reveals streamed content within 300 ms; if a page navigates away or stays broken, the test's own assertions fail. */
const maxWaitMs = 5000

/**
 * Makes every page of this browser wait after navigation until streamed content is in place and its controls react.
 * Until then React keeps the content hidden at the end of the body, where a refresh makes it appear twice, and a press
 * does nothing.
 */
export function waitForPagesIn(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.on('page', waitAfterNavigation)
    return context
  }
}

function waitAfterNavigation(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    // Such a test acts before the page is ready.
    if (options?.waitUntil !== 'commit') await waitForPage(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await waitForPage(page)
    return response
  }
}

async function waitForPage(page: Page): Promise<void> {
  await page.waitForFunction(isReady, undefined, { timeout: maxWaitMs }).catch(() => {
    console.warn(`${page.url()} wasn't ready after ${maxWaitMs} ms.`)
  })
}

/** Runs in the page, all at once, because each question to a page takes a while on a busy machine. */
function isReady(): boolean {
  // The test's options aren't among those that a browser is given, so the page is asked.
  if (matchMedia('(scripting: none)').matches) return true
  if (document.querySelector('body > div[hidden][id^="S:"]')) return false
  if (!document.querySelector('script[src*="/_next/"]')) return true
  // React marks each element that it has hydrated with its props, but not the hidden fields of a form's action.
  const controls = [
    ...document.querySelectorAll('body :is(button, input:not([type=hidden]), textarea, select)'),
  ]
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
}
