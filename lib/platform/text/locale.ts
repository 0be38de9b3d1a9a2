export const defaultLocale = 'en-US'

/** On globalThis, because a server has several copies of this module. */
const holder = globalThis as { northlightLocale?: string }

/**
 * Returns the studio's locale for amounts and other numbers: on the server STUDIO_LOCALE, in a browser the one in the page,
 * so that both format and parse alike.
 */
export function studioLocale(): string {
  if (typeof document === 'undefined') return holder.northlightLocale ?? defaultLocale
  return document.documentElement.dataset.locale || defaultLocale
}

export function setStudioLocale(locale: string): void {
  holder.northlightLocale = locale
}

/** Returns whether this runtime supports the locale and formats its numbers with the digits 0 to 9. */
export function isSupportedLocale(locale: string): boolean {
  try {
    const [supported] = Intl.NumberFormat.supportedLocalesOf(locale)
    return supported === locale && new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn'
  } catch {
    return false
  }
}
