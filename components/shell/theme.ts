const themeCookie = 'theme'

/** The user's choice. `system` follows the device and has no cookie. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/**
 * Runs in the head before the first paint: sets `data-theme` on <html> from the cookie, else from the device, and follows
 * the device from then on. Only this script and `applyTheme` write the attribute.
 */
export const themeScript = `(()=>{const d=matchMedia('(prefers-color-scheme: dark)'),s=()=>{const c=/(?:^|; )${themeCookie}=(light|dark)/.exec(document.cookie);document.documentElement.dataset.theme=c?c[1]:d.matches?'dark':'light'};s();d.addEventListener('change',s)})()`

/** Returns the stored choice. Browser only. */
export function readThemeChoice(): ThemeChoice {
  const stored = new RegExp(`(?:^|; )${themeCookie}=(light|dark)`).exec(document.cookie)?.[1]
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Stores the choice for a year and applies it. Browser only. */
export function chooseTheme(choice: ThemeChoice): void {
  const lifetime = choice === 'system' ? 0 : 365 * 24 * 60 * 60
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${themeCookie}=${choice}; path=/; max-age=${lifetime}; samesite=lax`
  applyTheme()
}

/** Sets `data-theme` again from the cookie and the device. Browser only. */
export function applyTheme(): void {
  const choice = readThemeChoice()
  const deviceTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = choice === 'system' ? deviceTheme : choice
}
