// A minimal launcher for tests to kill: starts a process that starts another one, and a server that ends with its
// parent. Prints their ids and the watchdog's.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSupervisor } from '@/scripts/launch/supervisor'

const [, , folder = ''] = process.argv
const supervisor = await openSupervisor({ data: folder, logs: folder }, 'The test')
supervisor.stopOnSignals(0)

const wait = 'setInterval(() => {}, 1000)'
const grandchild = `require('node:child_process').spawn(process.execPath, ['-e', '${wait}'])`
const child = supervisor.start('child', process.execPath, ['-e', `console.log(${grandchild}.pid); ${wait}`])
const exitWithParent = new URL('../exit-with-parent.mjs', import.meta.url).href
const serverArgs = ['--import', exitWithParent, '-e', `console.log('ready'); ${wait}`]
const server = supervisor.start('server', process.execPath, serverArgs, { ipc: true })

const log = (name: string) => readFileSync(path.join(folder, `${name}.log`), 'utf8')
while (!log('child').endsWith('\n') || !log('server')) await sleep(20)
const pids = [child.pid, Number(log('child'))]
console.log(JSON.stringify({ pids, server: server.pid, watchdog: supervisor.watchdogPid() }))
