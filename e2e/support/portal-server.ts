import { openTestPortal } from '@/scripts/launch/test-portal.mjs'

/** Starts the portal for the end-to-end tests. Tests receive its addresses through environment variables. */
export default async function startPortalServer() {
  const portal = await openTestPortal()
  process.env.E2E_PORTAL_URL = portal.url
  process.env.E2E_SANDBOX_URL = portal.sandboxUrl
  process.env.E2E_DATABASE_URL = portal.databaseUrl
  process.env.E2E_AUTH_SECRET = portal.authSecret
  process.env.E2E_PORTAL_LOG = portal.logFile
  return () => portal.stop()
}
