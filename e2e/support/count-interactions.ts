import type { Page } from '@playwright/test'

/**
 * Counts what a person does on a page from now on: clicks or taps, and fields that are filled in, also inside frames and after
 * navigations.
 */
export async function countInteractions(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('countPress', () => {
    count += 1
  })
  await page.addInitScript(listen)
  return () => count
}

function listen() {
  const countPress = () => (window as unknown as { countPress?: () => void }).countPress?.()
  const filled = new WeakSet<EventTarget>()
  document.addEventListener('pointerdown', countPress, true)
  document.addEventListener(
    'input',
    ({ target }) => {
      const isTyped = target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)
      if (!target || filled.has(target) || !(isTyped || target instanceof HTMLTextAreaElement)) return
      filled.add(target)
      countPress()
    },
    true,
  )
}
