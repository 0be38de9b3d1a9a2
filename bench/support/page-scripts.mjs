/**
 * Returns the paths below `/_next/` of every script a page's HTML names, in tags or for client components. Skips
 * scripts for browsers without module support.
 * @param {string} html
 */
export function listScripts(html) {
  const modern = html.replace(/<script[^>]*\bnoModule\b[^>]*>/gi, '')
  return [...new Set(modern.match(/static\/chunks\/[\w.~/-]+?\.js/g))]
}
