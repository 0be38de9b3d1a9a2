/**
 * Keeps the screen on until the returned function is called, because a phone that locks its screen stops the browser's
 * uploads. Browsers end this when the page is hidden, so it is asked for again when the page is visible.
 * https://www.w3.org/TR/screen-wake-lock/
 */
export function holdWakeLock(): () => void {
  let isOver = false
  let lock: WakeLockSentinel | null = null

  async function request() {
    if (isOver || document.visibilityState !== 'visible') return
    try {
      const granted = await navigator.wakeLock?.request('screen')
      if (isOver) await granted?.release()
      else lock = granted ?? null
    } catch {
      // The battery is low, or the browser doesn't allow it.
    }
  }

  document.addEventListener('visibilitychange', request)
  void request()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', request)
    // A lock that the browser has already ended can be released too.
    void lock?.release()
  }
}
