/**
 * The two faces every page is set in, Latin only: the same files the stylesheet names, so each is fetched once. Other
 * scripts and the italic come when a page needs them.
 */
const fontUrls = [
  new URL('../../app/fonts/newsreader.woff2', import.meta.url),
  new URL(
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    import.meta.url,
  ),
]

/** Asks for the fonts before the stylesheet is read; React moves the links into the head. */
export function FontPreloads() {
  return fontUrls.map(({ href }) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
