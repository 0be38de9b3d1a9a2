import { setTimeout as sleep } from 'node:timers/promises'
import { openContext } from './browser.mjs'
import { median } from './statistics.mjs'

const screen = { width: 390, height: 844 }
const cpuSlowdown = 4
/** After loading, a page hydrates and prefetches links; then it is idle. */
const postLoadWaitMs = 4_000

/**
 * Opens a phone's browser on a slow network, with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} portalUrl
 * @param {string} cookie a Cookie header; empty for a signed-out visitor
 * @param {{ megabits: number, latency: number }} network latency in milliseconds
 */
export async function openPhone(browser, portalUrl, cookie, network) {
  const context = await openContext(browser, portalUrl, cookie, {
    viewport: screen,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await slowDown(page, network)
  const received = []
  session.on('Network.dataReceived', ({ encodedDataLength, timestamp }) => {
    received.push({ bytes: encodedDataLength, at: timestamp })
  })
  /** Seconds between the clock of CDP events and the page's clock. */
  let clockGap
  session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => {
    clockGap ??= wallTime - timestamp
  })
  await page.addInitScript(collectMetrics)

  return {
    /**
     * Loads a page and returns the metrics of its first screen.
     * @param {string} address
     * @param {boolean} hasPictures whether to wait for images
     */
    async load(address, hasPictures = true) {
      await page.goto(address)
      // Don't evaluate anything while the page loads: it would use the page's CPU time.
      await sleep(postLoadWaitMs)
      if (hasPictures) {
        await page.waitForFunction(isFirstScreenLoaded, null, { timeout: 60_000, polling: 1_000 })
      }
      const { firstScreenAt, ...metrics } = await page.evaluate(readMetrics)
      const before = received.filter(({ at }) => at + clockGap <= firstScreenAt / 1000)
      return { ...metrics, kilobytes: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 }
    },
    /** Scrolls to the end of the page and returns its number of DOM elements. */
    async nodesAtTheEnd() {
      for (let attempt = 0; attempt < 400; attempt += 1) {
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

/**
 * Slows a page's network and CPU down to a phone's. Returns the session that does.
 * @param {import('@playwright/test').Page} page
 * @param {{ megabits: number, latency: number }} network latency in milliseconds
 */
export async function slowDown(page, network) {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = (network.megabits * 1_000_000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return session
}

/** How many loads a median is taken from: blocking time varies by a third from load to load. */
const loads = 7

/**
 * Returns the median metrics of a page's first screen over several visits with an empty cache.
 * @param {Parameters<typeof openPhone>} phone
 * @param {string} address
 * @param {boolean} [hasPictures]
 */
export async function measureFirstScreen(phone, address, hasPictures) {
  const measured = []
  for (let visit = 0; visit < loads; visit += 1) {
    const opened = await openPhone(...phone)
    measured.push(await opened.load(address, hasPictures).finally(() => opened.close()))
  }
  return Object.fromEntries(
    Object.keys(measured[0]).map((figure) => [figure, median(measured.map((first) => first[figure]))]),
  )
}

/** Runs in the page before its own scripts. */
function collectMetrics() {
  const metrics = { largestPaint: 0, layoutShift: 0, firstPaint: Number.POSITIVE_INFINITY, longTasks: [] }
  globalThis.watched = metrics
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    metrics.largestPaint = startTime
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime
  })
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push({ startTime, duration }))
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.layoutShift += value
  })
}

/**
 * Runs in the page. Blocking time follows https://web.dev/articles/tbt: the part above 50 ms of every task after the
 * first paint. `firstScreenAt` is the time in ms at which the last visible image arrived.
 */
function readMetrics() {
  const { largestPaint, layoutShift, firstPaint, longTasks } = globalThis.watched
  const blockingTime = longTasks
    .filter(({ startTime, duration }) => startTime + duration > firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0)
  const arrived = [...document.querySelectorAll('main img')]
    .filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    .map((image) => performance.getEntriesByName(image.currentSrc)[0]?.responseEnd ?? 0)
  const firstScreenAt = performance.timeOrigin + Math.max(...arrived)
  const firstByte = performance.getEntriesByType('navigation')[0].responseStart
  return { firstByte, largestPaint, layoutShift, blockingTime, firstScreenAt }
}

/** Runs in the page. Returns whether every visible image has loaded. */
function isFirstScreenLoaded() {
  const inSight = [...document.querySelectorAll('main img')].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  return inSight.length > 0 && inSight.every((image) => image.complete && image.naturalWidth > 0)
}
