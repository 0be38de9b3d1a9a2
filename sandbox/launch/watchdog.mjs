// Outlives the launcher by a moment: when the pipe from it closes, however it ended, everything it started is
// ended too. It runs in a session of its own, so that neither Ctrl-C nor a closing terminal reaches it.
import { createInterface } from 'node:readline'
import { terminateTree } from './processes.mjs'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

/** @type {Map<number, { pid: number, signal: NodeJS.Signals, timeoutMs: number }>} */
const trees = new Map()

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line)
  if (order.forget) trees.delete(order.forget)
  else trees.set(order.pid, order)
}
// Last started, first ended: the server lets go of the database before the database stops.
for (const tree of [...trees.values()].reverse()) await terminateTree(tree)
