import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { closeSync, openSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DataFolders } from './folders'
import { LaunchError } from './launch-error'
import { announceAddress, lockOf, tryLock } from './lock'
import { type ProcessTree, startTimeOf, terminateTree } from './processes.mjs'

type StartOptions = Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> & {
  env?: NodeJS.Dict<string>
  /** How `stop` asks the process to end. */
  signal?: NodeJS.Signals
  /** When `stop` kills it. */
  timeoutMs?: number
  /** Prints the output instead of writing a log. */
  isShown?: boolean
}

type End = { isSuccess: boolean; reason: string }

export type Started = {
  pid: number | undefined
  log: string
  /** Resolves when the process has exited, or couldn't be started. */
  ended: Promise<End>
  stop(): Promise<void>
}

export type Supervisor = Awaited<ReturnType<typeof openSupervisor>>

const watchdogScript = fileURLToPath(new URL('./watchdog.mjs', import.meta.url))
const startTimeoutMs = 120_000

/**
 * Starts processes and stops them all on `stop`; a watchdog stops them if this process is killed.
 * @param purpose what runs here, used as the subject of the error when it is started twice
 */
export async function openSupervisor({ data, logs }: Pick<DataFolders, 'data' | 'logs'>, purpose: string) {
  const lock = lockOf(data)
  const holder = tryLock(lock)
  if (holder) {
    const where = holder.address ? ` at ${holder.address}` : ''
    throw new LaunchError(
      `${purpose} is already running from this folder${where} (process ${holder.pid}). Stop it first.`,
    )
  }
  const trees = new Map<number, ProcessTree>()
  let isStopping = false
  let watchdog = startWatchdog()

  function startWatchdog() {
    const started = spawn(process.execPath, [watchdogScript], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    started.stdin.on('error', () => {})
    started.once('exit', () => {
      if (!isStopping) watchdog = startWatchdog()
    })
    for (const tree of trees.values()) started.stdin.write(`${JSON.stringify(tree)}\n`)
    return started
  }

  /** Starts a process as the leader of its own group. Its output goes to `logs/<name>.log`. */
  function start(name: string, command: string, args: string[], options: StartOptions = {}): Started {
    if (isStopping) throw new LaunchError('Stopped during startup.')
    const { signal, timeoutMs, isShown = false, ...given } = options
    const log = path.join(logs, `${name}.log`)
    const output = isShown ? null : openSync(log, 'w')
    const to = output ?? 'inherit'
    const env = (given.env ?? process.env) as NodeJS.ProcessEnv
    const child = spawn(command, args, { ...given, env, detached: true, stdio: ['ignore', to, to] })
    if (output !== null) closeSync(output)
    const { pid } = child
    if (pid !== undefined) {
      const tree = { pid, signal, timeoutMs }
      trees.set(pid, tree)
      watchdog.stdin.write(`${JSON.stringify(tree)}\n`)
    }
    const ended = waitForEnd(child).then((end) => {
      if (pid !== undefined && !isStopping) {
        trees.delete(pid)
        watchdog.stdin.write(`${JSON.stringify({ forget: pid })}\n`)
      }
      return end
    })
    const stop = async () => (pid === undefined ? undefined : terminateTree({ pid, signal, timeoutMs }))
    return { pid, log, ended, stop }
  }

  /**
   * Runs a process until it exits.
   * @throws {LaunchError} with its log when it fails
   */
  async function run(name: string, command: string, args: string[], options?: StartOptions) {
    const { ended, log } = start(name, command, args, options)
    const { isSuccess, reason } = await ended
    if (isStopping) throw new LaunchError('Stopped during startup.')
    if (!isSuccess) throw new LaunchError(`${name} failed (${reason}).`, log)
  }

  /**
   * Starts a server and waits until it is ready.
   * @throws {LaunchError} with its log when it exits, or isn't ready within two minutes
   */
  async function serve(
    name: string,
    command: string,
    args: string[],
    { isReady, ...options }: StartOptions & { isReady: () => Promise<boolean> },
  ): Promise<Started> {
    const server = start(name, command, args, options)
    const deadline = Date.now() + startTimeoutMs
    let hasEnded = false
    server.ended.then(() => {
      hasEnded = true
    })
    while (!(await isReady())) {
      if (isStopping) throw new LaunchError('Stopped during startup.')
      if (hasEnded) throw new LaunchError(`${name} didn't start.`, server.log)
      if (Date.now() > deadline) throw new LaunchError(`${name} wasn't ready after two minutes.`, server.log)
      await sleep(50)
    }
    return server
  }

  /** Stops all processes, the last started first. Calling it again has no effect. */
  async function stop() {
    if (isStopping) return
    isStopping = true
    for (const tree of [...trees.values()].reverse()) await terminateTree(tree)
    rmSync(lock, { force: true })
    watchdog.stdin.end()
  }

  /** Stops everything and exits when the terminal, npm or another process asks for it. */
  function stopOnSignals(exitCode: number) {
    let stoppedAt = 0
    const end = async () => {
      // npm repeats the terminal's signal at once; a later one means that the user wants to quit now. Then the watchdog
      // cleans up.
      if (isStopping && Date.now() - stoppedAt > 1000) process.exit(1)
      if (isStopping) return
      stoppedAt = Date.now()
      console.log('\n  Stopping…')
      await stop()
      process.exit(exitCode)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
    if (process.env.npm_lifecycle_event) whenParentEnds(end)
  }

  return {
    start,
    run,
    serve,
    stop,
    stopOnSignals,
    isStopping: () => isStopping,
    /** Records the address that the error about a second start shows. */
    announce: (address: string) => announceAddress(lock, address),
  }
}

function waitForEnd(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isSuccess: false, reason: error.message }))
    child.once('exit', (code, signal) =>
      resolve({ isSuccess: code === 0, reason: signal ?? `exit code ${code}` }),
    )
  })
}

/**
 * npm forwards SIGINT and SIGTERM to this process, because the scripts in package.json use `exec` and leave no shell in
 * between. It can't forward SIGKILL, so this polls whether npm is still running.
 */
async function whenParentEnds(callback: () => void) {
  const npm = { pid: process.ppid, start: startTimeOf(process.ppid) }
  while (startTimeOf(npm.pid) === npm.start) await sleep(2000, null, { ref: false })
  callback()
}
