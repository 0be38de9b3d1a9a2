type RunVariable =
  | 'E2E_PORTAL_URL'
  | 'E2E_PORTAL_LOG'
  | 'E2E_SANDBOX_URL'
  | 'E2E_DATABASE_URL'
  | 'E2E_AUTH_SECRET'

/** Returns a variable set by the global setup. @throws if the global setup hasn't run */
export function runVariable(name: RunVariable): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} isn't set. Run the tests with their global setup.`)
  return value
}
