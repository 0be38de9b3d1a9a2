/** Returns whether a process exists, whoever owns it. */
export function isAlive(pid: number): boolean

/**
 * Returns a process's start time as the operating system reports it, or null when it isn't running. Process ids are
 * reused, so an id and a start time together identify a process.
 */
export function startTimeOf(pid: number): string | null

/** Returns a process's command line, or an empty string when it isn't running. */
export function commandLineOf(pid: number): string

/** Signals a whole process group, or only the process when it doesn't lead a group. */
export function signalTree(pid: number, signal: NodeJS.Signals): void

export type ProcessTree = { pid: number; signal?: NodeJS.Signals; timeoutMs?: number }

/** Stops a process tree: sends `signal` to the group, waits up to `timeoutMs`, then kills what is left. */
export function terminateTree(tree: ProcessTree): Promise<void>
