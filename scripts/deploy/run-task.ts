import { printError } from '@/scripts/launch/progress'

/** Runs a command's task with this process' variables, and exits with the code that it returns. */
export async function runTask(task: (() => Promise<number>) | null, codeOnError: number): Promise<never> {
  try {
    process.exit(task ? await task() : 0)
  } catch (error) {
    printError(error)
    process.exit(codeOnError)
  }
}
