// Outlives the launcher: when the launcher's pipe closes, for whatever reason, it stops everything the launcher
// started. It has its own session, so that neither Ctrl-C nor a closed terminal reaches it.
import { createInterface } from 'node:readline'
import { terminateTree } from './processes.mjs'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

const trees = new Map()

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line)
  if (order.forget) trees.delete(order.forget)
  else trees.set(order.pid, order)
}
// In reverse order, so that the server disconnects before the database stops.
for (const tree of [...trees.values()].reverse()) await terminateTree(tree)
