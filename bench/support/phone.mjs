import { setTimeout as sleep } from 'node:timers/promises'

const screen = { width: 390, height: 844 }
const cpuSlowdown = 4
/** After a page has loaded it hydrates, asks for what is ahead, and comes to rest. */
const postLoadWaitMs = 4_000

/**
 * A phone's browser on a slow line, signed in or not, with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} portalUrl
 * @param {string} cookie a Cookie header; empty for somebody who is not signed in
 * @param {{ megabits: number, latency: number }} network latency in milliseconds
 */
export async function openPhone(browser, portalUrl, cookie, network) {
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
  const bytesPerSecond = (network.megabits * 1_000_000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const received = []
  session.on('Network.dataReceived', ({ encodedDataLength, timestamp }) => {
    received.push({ bytes: encodedDataLength, at: timestamp })
  })
  /** Between the clock of the events and that of the page's own entries, in seconds. */
  let clockGap
  session.on('Network.requestWillBeSent', ({ timestamp, wallTime }) => {
    clockGap ??= wallTime - timestamp
  })
  await page.addInitScript(collectMetrics)

  return {
    /**
     * Loads a page; answers what its first screen cost.
     * @param {string} address
     * @param {boolean} hasPictures whether it has any to wait for
     */
    async load(address, hasPictures = true) {
      await page.goto(address)
      // Nothing is asked of the page while it loads: every question would take of its processor.
      await sleep(postLoadWaitMs)
      if (hasPictures) {
        await page.waitForFunction(isFirstScreenLoaded, null, { timeout: 60_000, polling: 1_000 })
      }
      const { firstScreenAt, ...metrics } = await page.evaluate(readMetrics)
      const before = received.filter(({ at }) => at + clockGap <= firstScreenAt / 1000)
      return { ...metrics, kilobytes: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 }
    },
    /** Scrolls down by screens, as a thumb does, and answers how many elements the page then has. */
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

/** How often a first screen is loaded for one figure. */
const loads = 3

/**
 * What a page's first screen costs on such a phone: of each figure the middle one of several first visits.
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
  const median = (figure) =>
    measured.map((first) => first[figure]).sort((one, other) => one - other)[Math.floor(loads / 2)]
  return Object.fromEntries(Object.keys(measured[0]).map((figure) => [figure, median(figure)]))
}

/** Runs in the page, before anything of its own. */
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
 * Runs in the page. Blocking time as https://web.dev/articles/tbt has it: of every task after the first paint, what is
 * over 50 ms. The first screen is whole when the last picture in sight has arrived; a date in ms.
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
  return { largestPaint, layoutShift, blockingTime, firstScreenAt }
}

/** Runs in the page: whether every picture in sight is loaded. */
function isFirstScreenLoaded() {
  const inSight = [...document.querySelectorAll('main img')].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  return inSight.length > 0 && inSight.every((image) => image.complete && image.naturalWidth > 0)
}
