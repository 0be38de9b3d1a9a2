/**
 * The two fonts of every page, Latin only: the same files as in the stylesheet, so each is fetched once. Other scripts
 * and the italic load when a page needs them.
 */
const fontUrls = [
  new URL('@/app/fonts/newsreader.woff2', import.meta.url),
  new URL('@/app/fonts/hanken-grotesk.woff2', import.meta.url),
]

/** Preloads the fonts before the stylesheet is parsed; React moves the links into the head. */
export function FontPreloads() {
  return fontUrls.map(({ href }) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
