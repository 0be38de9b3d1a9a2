import type { Browser, Page } from '@playwright/test'

type Finger = { x: number; y: number; id: number }

/** Opens a signed-out page on a phone. */
export async function openPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  return (await browser.newContext({ viewport, hasTouch: true, isMobile: true })).newPage()
}

/**
 * Simulates touch gestures through the DevTools protocol, because Playwright only supports taps. Units are CSS pixels.
 */
export async function openTouch(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })

  return {
    /** Swipes horizontally with one finger at the height `y`. */
    async swipe({ from, to, y }: { from: number; to: number; y: number }) {
      const steps = 10
      await send('touchStart', [{ x: from, y, id: 0 }])
      for (let step = 1; step <= steps; step += 1) {
        await send('touchMove', [{ x: from + ((to - from) * step) / steps, y, id: 0 }])
      }
      await send('touchEnd', [])
    },
    /** Moves two fingers apart around a point. */
    async spread({ x, y }: { x: number; y: number }) {
      const fingers = (apart: number) => [
        { x: x - 15 - apart, y, id: 0 },
        { x: x + 15 + apart, y, id: 1 },
      ]
      await send('touchStart', fingers(0))
      for (let apart = 8; apart <= 80; apart += 8) await send('touchMove', fingers(apart))
      await send('touchEnd', [])
    },
  }
}
