import { setTimeout as sleep } from 'node:timers/promises'

const screen = { width: 390, height: 844 }
const processorSlowdown = 4

/**
 * A phone's browser on a slow line, signed in or not, with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} portalUrl
 * @param {string} cookie a Cookie header; empty for somebody who is not signed in
 * @param {{ megabits: number, latency: number }} line latency in milliseconds
 */
export async function openPhone(browser, portalUrl, cookie, line) {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  await context.addCookies(
    cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => {
        const [name, ...value] = pair.split('=')
        return { name, value: value.join('='), url: portalUrl }
      }),
  )
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytesPerSecond = (line.megabits * 1_000_000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  let received = 0
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  await page.addInitScript(watch)

  return {
    /** Loads a page; answers what its first screen cost. */
    async load(address) {
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForFunction(firstScreenIsThere, null, { timeout: 60_000, polling: 50 })
      const kilobytes = received / 1024
      await page.waitForLoadState('load')
      await sleep(3_000)
      return { ...(await page.evaluate(() => globalThis.watched)), kilobytes }
    },
    /** Scrolls down by screens, as a thumb does, and answers how many elements the page then has. */
    async nodesAtTheEnd() {
      for (let tries = 0; tries < 400; tries += 1) {
        const atEnd = await page.evaluate(() => {
          const before = scrollY
          scrollBy({ top: innerHeight * 3, behavior: 'instant' })
          return scrollY === before
        })
        if (atEnd) break
        await sleep(20)
      }
      await sleep(500)
      return await page.evaluate(() => document.querySelectorAll('*').length)
    },
    close: () => context.close(),
  }
}

/** Runs in the page, before anything of its own. */
function watch() {
  const watched = { largestPaint: 0, blockingTime: 0, layoutShift: 0 }
  globalThis.watched = watched
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime
  })
  observe('longtask', ({ duration }) => {
    watched.blockingTime += Math.max(0, duration - 50)
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) watched.layoutShift += value
  })
}

/** Runs in the page: whether every picture in sight is loaded. */
function firstScreenIsThere() {
  const inSight = [...document.querySelectorAll('main img')].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  return inSight.length > 0 && inSight.every((image) => image.complete && image.naturalWidth > 0)
}
