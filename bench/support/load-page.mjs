/**
 * Requests a page and returns its text.
 * @param {string} url
 * @param {string} [cookie]
 */
export async function loadPage(url, cookie = '') {
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  const body = await response.text()
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}: ${body.slice(0, 200)}`)
  return body
}
