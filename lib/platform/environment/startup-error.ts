/** Reasons why a process can't start, as sentences for the person who runs it, who needs no stack. */
export class StartupError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'StartupError'
  }
}

/** @param migration one that the database has and this build doesn't know */
export function newerDatabaseError(migration: string): StartupError {
  return new StartupError([
    `This version of Northlight is older than the database, which has the migration ${migration}. ` +
      'Deploy the newer version again, or restore a backup from before its migration.',
  ])
}
