import type { DataFolders } from './folders'
import { printError } from './progress'
import { openSupervisor, type Supervisor } from './supervisor'

type CommandOptions = {
  folders: DataFolders
  /** What runs here, used as the subject of the error when it is started twice. */
  purpose: string
  codeWhenInterrupted: number
  /** 1 when not given. */
  codeOnError?: number
  lastLineOnError?: string
}

/**
 * Runs a command of package.json and exits with the code it returns. Stops everything it started, also when it fails or
 * is interrupted.
 */
export async function runCommand(
  { folders, purpose, codeWhenInterrupted, codeOnError = 1, lastLineOnError }: CommandOptions,
  command: (supervisor: Supervisor) => Promise<number>,
) {
  let supervisor: Supervisor | undefined
  try {
    supervisor = await openSupervisor(folders, purpose)
    supervisor.stopOnSignals(codeWhenInterrupted)
    const code = await command(supervisor)
    // The signal's handler stops everything and exits.
    if (supervisor.isStopping()) return
    await supervisor.stop()
    process.exit(code)
  } catch (error) {
    if (supervisor?.isStopping()) return
    printError(error)
    await supervisor?.stop()
    if (lastLineOnError) console.log(lastLineOnError)
    process.exit(codeOnError)
  }
}
