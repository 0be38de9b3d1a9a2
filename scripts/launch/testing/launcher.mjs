// A minimal launcher for tests to kill: starts a process that starts another one, and prints their ids and the
// watchdog's.
import { openSupervisor } from '../supervisor.mjs'

const [, , folder] = process.argv
const supervisor = await openSupervisor({ data: folder, logs: folder }, 'The test')
const grandchild = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])`
const script = `const { pid } = ${grandchild}; console.log(pid); setInterval(() => {}, 1000)`
const started = supervisor.start('child', process.execPath, ['-e', script], { pipe: true })
started.child.stdout.on('data', (chunk) => {
  console.log(
    JSON.stringify({ pids: [started.pid, Number(chunk.toString())], watchdog: supervisor.watchdogPid() }),
  )
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => supervisor.stop().then(() => process.exit(0)))
}
