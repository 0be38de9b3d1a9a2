/** Starts a Postgres that lives as long as one test run, so that any number of runs work side by side. */
export function openTestDatabase(): Promise<{
  urlOf(database: string): string
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}>
