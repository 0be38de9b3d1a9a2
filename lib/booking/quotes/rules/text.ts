/** Top-level domains that aren't part of a street or town, so that they count in any case: `Example.COM`. */
const commonEnding = /^(?:com|net|org|info|biz|io|ru|xyz|top|shop|site|online|click|app|dev)$/i
/** Abbreviations in addresses and sizes, which may lack a space after the period: `dr.apt 4`, `400sq.ft`. */
const abbreviation =
  /^\d*(?:approx|apt|ave?|bldg|blvd|cir|ct|dr|e|fl|ft|hwy|ln|mt|no?|pkwy|pl|rd|rm|s|sq|st|ste|ter|w)$/i
/** A name, a top-level domain, and an optional slash of a path: `bit.ly/x`. */
const namePattern = /([\p{L}\d-]+)\.(?=(\p{L}{2,})(?![\p{L}\d-])(\/?))/gu

/** Counts the web addresses in a text, including bare ones such as `example.com` or `bit.ly/x`. */
export function countLinks(text: string): number {
  // Per word, so that `https://www.example.com` counts once.
  return text.split(/\s+/).filter(hasLink).length
}

function hasLink(word: string): boolean {
  if (/https?:\/\/|www\./i.test(word)) return true
  return [...word.matchAll(namePattern)].some(([, name = '', ending = '', path]) => {
    if (commonEnding.test(ending)) return true
    if (abbreviation.test(name)) return false
    // `Asheville.NC` and `Ridge.Black` are a town, and two sentences without a space between them.
    return path !== '' || ending === ending.toLowerCase()
  })
}

/** Trims a text, normalizes its line breaks to `\n`, and removes other control characters. */
export function tidyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
  return lines.trim()
}

/** Collapses a text to one line without control characters, so that it is safe in an email's subject. */
export function tidyLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
