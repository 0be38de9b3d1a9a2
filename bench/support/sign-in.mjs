/** Demo accounts: one of a client, and the one of the photographer who owns the studio. */
export const client = 'sam@harborrealty.test'
export const photographer = 'ava@northlight.test'
const demoPassword = 'Northlight-2026'

/**
 * Signs in to a demo account through Auth.js' endpoint and returns its Cookie header.
 * @param {string} portalUrl
 * @param {string} email
 */
export async function signIn(portalUrl, email) {
  const csrfResponse = await fetch(`${portalUrl}/api/auth/csrf`)
  const { csrfToken } = await csrfResponse.json()
  const response = await fetch(`${portalUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookieHeader(csrfResponse), origin: portalUrl },
    body: new URLSearchParams({ csrfToken, email, password: demoPassword }),
  })
  const session = cookieHeader(response)
  if (!session.includes('session-token=')) throw new Error(`${email} couldn't sign in (${response.status})`)
  return session
}

function cookieHeader(response) {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
