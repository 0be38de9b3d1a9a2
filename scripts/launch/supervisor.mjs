import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { LaunchError } from './launch-error.mjs'
import { startTimeOf, terminateTree } from './processes.mjs'

const watchdogScript = fileURLToPath(new URL('./watchdog.mjs', import.meta.url))

/**
 * Starts processes and stops them all on `stop`; a watchdog stops them if this process is killed. It also records them
 * in `running.json`, so that the next start can clean up if the watchdog is killed too.
 * @param {{ data: string, logs: string }} folders
 * @param {string} purpose what runs here, used as the subject of the error when it is started twice
 */
export async function openSupervisor(folders, purpose) {
  const record = path.join(folders.data, 'running.json')
  const own = { pid: process.pid, start: startTimeOf(process.pid), address: null }
  /** @type {Map<number, { pid: number, start: string | null, signal: NodeJS.Signals, timeoutMs: number }>} */
  const trees = new Map()
  let stopping = false

  function writeTempRecord() {
    const tempFile = `${record}.${process.pid}`
    writeFileSync(tempFile, JSON.stringify({ launcher: own, trees: [...trees.values()] }))
    return tempFile
  }
  const writeRecord = () => renameSync(writeTempRecord(), record)

  await cleanUpPreviousRun(record, purpose)
  const tempFile = writeTempRecord()
  try {
    // Unlike a rename, a link never replaces a file: if two launchers start at once, one of them fails.
    linkSync(tempFile, record)
  } catch {
    throw new LaunchError(`${purpose} is already being started from this folder.`)
  } finally {
    rmSync(tempFile)
  }
  let watchdog = startWatchdog()

  function startWatchdog() {
    const started = spawn(process.execPath, [watchdogScript], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    started.stdin.on('error', () => {})
    started.once('exit', () => {
      if (!stopping) watchdog = startWatchdog()
    })
    for (const tree of trees.values()) started.stdin.write(`${JSON.stringify(tree)}\n`)
    return started
  }

  return {
    /** Records the address that the error about a second start shows. */
    announce(address) {
      own.address = address
      writeRecord()
    },

    /**
     * Starts a process as the leader of its own group. Its output goes to `logs/<name>.log`.
     * @param {string} name
     * @param {string} command
     * @param {string[]} args
     * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, ipc?: boolean, pipe?: boolean,
     *   signal?: NodeJS.Signals, timeoutMs?: number, append?: boolean }} [options]
     */
    start(name, command, args, options = {}) {
      if (stopping) throw new LaunchError('Stopped during startup.')
      const {
        signal = 'SIGTERM',
        timeoutMs = 5000,
        ipc = false,
        pipe = false,
        append = true,
        ...rest
      } = options
      const log = path.join(folders.logs, `${name}.log`)
      const output = openSync(log, append ? 'a' : 'w')
      const stdio = ['ignore', pipe ? 'pipe' : output, output, ...(ipc ? ['ipc'] : [])]
      const child = spawn(command, args, { ...rest, detached: true, stdio })
      closeSync(output)
      const { pid } = child
      if (pid !== undefined) {
        trees.set(pid, { pid, start: startTimeOf(pid), signal, timeoutMs })
        watchdog.stdin.write(`${JSON.stringify({ pid, signal, timeoutMs })}\n`)
        writeRecord()
      }
      /** @type {Promise<{ code: number | null, signal: NodeJS.Signals | null, error?: Error }>} */
      const ended = new Promise((resolve) => {
        child.once('error', (error) => resolve({ code: null, signal: null, error }))
        child.once('exit', (code, endSignal) => resolve({ code, signal: endSignal }))
      }).then((end) => {
        if (pid !== undefined && !stopping) {
          trees.delete(pid)
          watchdog.stdin.write(`${JSON.stringify({ forget: pid })}\n`)
          writeRecord()
        }
        return end
      })
      return {
        child,
        pid,
        log,
        ended,
        stop: () => (pid === undefined ? null : terminateTree({ pid, signal, timeoutMs })),
      }
    },

    /**
     * Runs a process until it exits.
     * @throws {LaunchError} with its log when it fails
     */
    async run(name, command, args, options = {}) {
      const { ended, log } = this.start(name, command, args, { append: false, ...options })
      const { code, signal, error } = await ended
      if (stopping) throw new LaunchError('Stopped during startup.')
      if (error) throw new LaunchError(`${command} couldn't be started: ${error.message}`)
      if (code !== 0) throw new LaunchError(`${name} failed (${signal ?? `exit code ${code}`}).`, log)
    },

    isStopping: () => stopping,
    watchdogPid: () => watchdog.pid,

    /** Stops all processes, the last started first. Calling it again has no effect. */
    async stop() {
      if (stopping) return
      stopping = true
      for (const tree of [...trees.values()].reverse()) await terminateTree(tree)
      rmSync(record, { force: true })
      watchdog.stdin.end()
    },
  }
}

/** Throws if another launcher is running here; stops the processes that a killed launcher left behind. */
async function cleanUpPreviousRun(record, purpose) {
  const left = readRecord(record)
  if (!left) return
  const { launcher, trees } = left
  if (launcher.start !== null && startTimeOf(launcher.pid) === launcher.start) {
    const where = launcher.address ? ` at ${launcher.address}` : ''
    throw new LaunchError(
      `${purpose} is already running from this folder${where} (process ${launcher.pid}). Stop it first.`,
    )
  }
  for (const tree of trees.reverse()) if (startTimeOf(tree.pid) === tree.start) await terminateTree(tree)
  rmSync(record, { force: true })
}

function readRecord(record) {
  if (!existsSync(record)) return null
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    // The file was truncated by a crash. Postgres left running is found through its own lock file instead.
    return null
  }
}
