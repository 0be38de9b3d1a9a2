type RunVariable =
  | 'E2E_PORTAL_URL'
  | 'E2E_PORTAL_LOG'
  | 'E2E_SANDBOX_URL'
  | 'E2E_DATABASE_URL'
  | 'E2E_AUTH_SECRET'

/** What the global setup says of this run. @throws when it has not run */
export function runVariable(name: RunVariable): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by the global setup, which has not run.`)
  return value
}
