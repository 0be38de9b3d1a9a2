// A minimal launcher for tests to kill: starts a process that starts another one, and prints their ids.
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

const readLog = () => readFileSync(path.join(folder, 'child.log'), 'utf8')
while (!readLog().endsWith('\n')) await sleep(20)
console.log(JSON.stringify([child.pid, Number(readLog())]))
