/** What a user agent says about a browser, in the words that people use for it; null where it says nothing known. */
export type UserAgent = { browser: string | null; device: string | null }

/** In this order, because most browsers also name the ones they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

/** In this order, because Android also names Linux, and an iPhone Mac OS. */
const devices: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'Android phone'],
  [/\bAndroid\b/, 'Android tablet'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** No browser sends more, so nothing beyond is read. */
const maxLength = 1000

/** Finds the browser and device in a user agent. Stores nothing else of it, so that it can't tell people apart. */
export function parseUserAgent(userAgent: string | null): UserAgent {
  const text = (userAgent ?? '').slice(0, maxLength)
  return { browser: firstMatch(browsers, text), device: firstMatch(devices, text) }
}

function firstMatch(names: readonly [RegExp, string][], text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
