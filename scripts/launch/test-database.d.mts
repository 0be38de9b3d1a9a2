/** Starts a Postgres for one test run. Any number of runs can have one at the same time. */
export function openTestDatabase(): Promise<{
  urlOf(database: string): string
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
}>
