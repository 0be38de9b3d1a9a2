/**
 * Every script a page's HTML names, in its tags or for its client components, as paths below `/_next/`. What only a
 * browser without modules would load is left out.
 * @param {string} html
 */
export function listScripts(html) {
  const modern = html.replace(/<script[^>]*\bnoModule\b[^>]*>/gi, '')
  return [...new Set(modern.match(/static\/chunks\/[\w.~/-]+?\.js/g))]
}
