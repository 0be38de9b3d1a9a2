/**
 * Uploads a photo as the browser does: requests an upload URL from the portal, then sends the file straight to storage.
 * @param {string} portalUrl
 * @param {string} cookie a photographer's session cookie
 * @param {File} file
 * @returns {Promise<string>} the id of the file's row
 */
export async function uploadPhoto(portalUrl, cookie, file) {
  const { name, size, type, lastModified } = file
  const response = await fetch(`${portalUrl}/api/uploadthing?actionType=upload&slug=photo`, {
    method: 'POST',
    headers: {
      cookie,
      origin: portalUrl,
      'content-type': 'application/json',
      'x-uploadthing-package': 'bench',
    },
    body: JSON.stringify({
      files: [{ name, size, type, lastModified }],
      input: { purpose: 'PHOTO_ORIGINAL' },
    }),
  })
  if (!response.ok)
    throw new Error(`the portal returned ${response.status} to an upload: ${await response.text()}`)
  const [{ url }] = await response.json()
  const form = new FormData()
  form.append('file', file, name)
  const sent = await fetch(url, { method: 'PUT', body: form, headers: { range: 'bytes=0-' } })
  const { serverData } = await sent.json()
  if (serverData?.outcome !== 'stored')
    throw new Error(`${name} wasn't stored: ${JSON.stringify(serverData)}`)
  return serverData.fileId
}
