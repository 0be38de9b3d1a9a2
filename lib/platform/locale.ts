export const defaultLocale = 'en-US'

/** Kept on the global object because a server holds several copies of this module. */
const holder = globalThis as { northlightLocale?: string }

/**
 * Returns the locale in which the studio writes amounts and other numbers. The server has it from STUDIO_LOCALE; a
 * browser reads it from the page, so that both write and read the same.
 */
export function studioLocale(): string {
  if (typeof document === 'undefined') return holder.northlightLocale ?? defaultLocale
  return document.documentElement.dataset.locale || defaultLocale
}

export function setStudioLocale(locale: string): void {
  holder.northlightLocale = locale
}

/** Whether this runtime knows the locale and writes its numbers with the digits 0 to 9. */
export function isSupportedLocale(locale: string): boolean {
  try {
    const [supported] = Intl.NumberFormat.supportedLocalesOf(locale)
    return supported === locale && new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn'
  } catch {
    return false
  }
}
